-- A store of version 2, as that version wrote it.
PRAGMA application_id = 1413829459;
PRAGMA user_version = 2;
CREATE TABLE content_files (
    fingerprint TEXT NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (fingerprint, position)
) WITHOUT ROWID;
CREATE TABLE tables (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, header TEXT NOT NULL, content TEXT NOT NULL,
    seed BLOB NOT NULL, created INTEGER NOT NULL
);
CREATE INDEX tables_by_content ON tables (content);
CREATE TABLE heads (
    number INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE, revision INTEGER NOT NULL, touched INTEGER NOT NULL,
    phase INTEGER NOT NULL DEFAULT 0, open_seats INTEGER NOT NULL DEFAULT 0, listed INTEGER NOT NULL DEFAULT 0,
    summary TEXT NOT NULL DEFAULT '', wake INTEGER
);
CREATE INDEX heads_listed ON heads (number) WHERE listed = 1;
CREATE INDEX heads_waking ON heads (wake) WHERE wake IS NOT NULL;
CREATE TABLE entries (
    number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, revision INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (number, revision)
) WITHOUT ROWID;
CREATE TABLE secrets (
    hash TEXT NOT NULL, number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, role INTEGER NOT NULL,
    seat INTEGER NOT NULL, PRIMARY KEY (hash, number, role, seat)
) WITHOUT ROWID;
CREATE INDEX secrets_by_table ON secrets (number);
CREATE TABLE pulse (one INTEGER PRIMARY KEY, beats INTEGER NOT NULL);
CREATE TABLE notifications (
    number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, channel TEXT NOT NULL,
    target TEXT NOT NULL, state TEXT NOT NULL, PRIMARY KEY (number, seat, channel)
) WITHOUT ROWID;
CREATE TABLE experiments (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, request TEXT NOT NULL, state INTEGER NOT NULL,
    progress TEXT NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL
);
CREATE TABLE experiment_results (
    number INTEGER PRIMARY KEY REFERENCES experiments ON DELETE CASCADE, result BLOB NOT NULL
);

INSERT INTO content_files (fingerprint, position, name, text) VALUES ('00000000000000aa', 0, 'dice-race.toml', 'sides = 6');
INSERT INTO tables (number, id, header, content, seed, created) VALUES
    (1, 'old', '{"rule_set":"dice-race"}', '00000000000000aa', X'0073', 1000);
INSERT INTO heads (number, revision, touched, phase, open_seats, listed, summary, wake) VALUES (1, 2, 2000, 1, 0, 1, 's', 3000);
INSERT INTO entries (number, revision, text) VALUES (1, 0, 'one'), (1, 1, 'two');
INSERT INTO secrets (hash, number, role, seat) VALUES ('6861', 1, 0, -1);
INSERT INTO notifications (number, seat, channel, target, state) VALUES (1, 0, 'webhook', 'https://there', '{}');
-- A table of which something was lost before there were chains: entry 3 of 4.
INSERT INTO tables (number, id, header, content, seed, created) VALUES
    (2, 'gap', '{"rule_set":"dice-race"}', '00000000000000aa', X'0073', 1000);
INSERT INTO heads (number, revision, touched, phase, open_seats, listed, summary, wake) VALUES (2, 4, 2000, 1, 0, 0, 's', NULL);
INSERT INTO entries (number, revision, text) VALUES (2, 0, 'one'), (2, 1, 'two'), (2, 3, 'four');
-- And one of which the last entry was.
INSERT INTO tables (number, id, header, content, seed, created) VALUES
    (3, 'short', '{"rule_set":"dice-race"}', '00000000000000aa', X'0073', 1000);
INSERT INTO heads (number, revision, touched, phase, open_seats, listed, summary, wake) VALUES (3, 2, 2000, 1, 0, 0, 's', NULL);
INSERT INTO entries (number, revision, text) VALUES (3, 0, 'one');
