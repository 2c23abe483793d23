-- A store of version 3, as that version wrote it.
PRAGMA application_id = 1413829459;
PRAGMA user_version = 3;
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
    summary TEXT NOT NULL DEFAULT '', wake INTEGER, link BLOB NOT NULL DEFAULT x'',
    rights BLOB NOT NULL DEFAULT x''
);
CREATE INDEX heads_listed ON heads (number) WHERE listed = 1;
CREATE INDEX heads_waking ON heads (wake) WHERE wake IS NOT NULL;
CREATE TABLE entries (
    number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, revision INTEGER NOT NULL, text TEXT NOT NULL,
    link BLOB NOT NULL DEFAULT x'', PRIMARY KEY (number, revision)
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

INSERT INTO content_files (fingerprint, position, name, text) VALUES
    ('00000000000000aa', 0, 'dice-race.toml', 'sides = 6'), ('00000000000000aa', 1, 'names.toml', '# Würfel'),
    ('00000000000000bb', 0, 'dice-race.toml', 'sides = 8'), ('00000000000000bb', 1, 'names.toml', '# Würfel');
INSERT INTO tables (number, id, header, content, seed, created) VALUES
    (1, 'old', '{"rule_set":"dice-race"}', '00000000000000aa', X'0073', 1000),
    (2, 'other', '{"rule_set":"dice-race"}', '00000000000000bb', X'0073', 1000);
INSERT INTO heads (number, revision, touched, phase, open_seats, listed, summary, wake, link, rights) VALUES
    (1, 2, 2000, 1, 0, 1, 's', 3000, X'88CAD2DF0A7294EBB75FBAD72905DC06', X'F53C7B3970CC3330DB1ABC3644F4D60D'),
    (2, 1, 2000, 1, 0, 0, 's', NULL, X'52F8E0DB09DA2FE7FB13B5943A1CAA33', X'2C83A9C04DB04B2C916AA72AD0A1E09F');
INSERT INTO entries (number, revision, text, link) VALUES
    (1, 0, 'one', X'8C794CB069576518E643F8F8918D6159'), (1, 1, 'two', X'88CAD2DF0A7294EBB75FBAD72905DC06'),
    (2, 0, 'one', X'52F8E0DB09DA2FE7FB13B5943A1CAA33');
INSERT INTO secrets (hash, number, role, seat) VALUES ('6861', 1, 0, -1);
INSERT INTO notifications (number, seat, channel, target, state) VALUES (1, 0, 'webhook', 'https://there', '{}');
INSERT INTO experiments (number, id, request, state, progress, created, changed) VALUES
    (1, 'asked', '{}', 2, 'all', 1000, 2000), (2, 'begun', '{}', 1, 'half', 1000, 2000);
INSERT INTO experiment_results (number, result) VALUES (1, X'00FF');
