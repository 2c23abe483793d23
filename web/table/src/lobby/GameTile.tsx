// One tile for each game, with its versions inside: what it is, for how many, how long and how heavy.
import {Icon} from "../icons/Icon";
import type {GameListing} from "../protocol/types";
import {GamePicture} from "./GamePicture";
import style from "./Lobby.module.css";

// What people want to know before they sit down. A game that is not here goes without.
const known: Readonly<Record<string, {readonly minutes: string; readonly weight: string; readonly first?: true}>> = {
    "market-trading": {minutes: "30 to 45", weight: "light", first: true},
    treasury: {minutes: "60 to 140", weight: "medium"},
    "temples-and-swords": {minutes: "60 to 120", weight: "medium"},
    "eighteen-hundred": {minutes: "120 to 240", weight: "heavy"},
};

// The versions of each game, in the order in which the games are listed; the newest version first.
export function byGame(listings: readonly GameListing[]): GameListing[][] {
    const games = new Map<string, GameListing[]>();
    for (const one of listings) games.set(one.game, [...(games.get(one.game) ?? []), one]);
    return [...games.values()].map((versions) => [...versions].sort((a, b) => b.name.localeCompare(a.name, "en", {numeric: true})));
}

// What the names of all versions begin with, and what sets one apart.
export function namesOf(versions: readonly GameListing[]): {game: string; version(listing: GameListing): string} {
    const [first] = versions;
    if (!first || versions.length === 1) return {game: first?.name ?? "", version: () => ""};
    const words = first.name.split(" ");
    const common = words.filter((word, i) => versions.every(({name}) => name.split(" ")[i] === word)).join(" ");
    return {game: common === "" ? first.name : common, version: ({name}) => name.slice(common.length).trim()};
}

export function GameTile({versions, onPlay}: {versions: readonly GameListing[]; onPlay(game: GameListing): void}) {
    const newest = versions[0]!;
    const {game, version} = namesOf(versions);
    const about = known[newest.game];
    const [least, most] = [Math.min(...versions.map(({seats}) => seats.least)), Math.max(...versions.map(({seats}) => seats.most))];
    return (
        <article className={style.game}>
            <div className={style.picture}>
                <GamePicture ruleSet={newest.rule_set} />
                {about?.first && <span className={style.first}>Start here</span>}
            </div>
            <div className={style.words}>
                <h3>{game}</h3>
                <ul className={style.facts}>
                    <li>
                        <Icon name="players" size={15} title="Players" /> {least === most ? most : `${least} to ${most}`}
                    </li>
                    {about && (
                        <>
                            <li>
                                <Icon name="clock" size={15} title="Minutes" /> {about.minutes} min
                            </li>
                            <li>{about.weight}</li>
                        </>
                    )}
                </ul>
                <p className={style.summary}>{newest.summary}</p>
                {versions.map((listing, i) => (
                    <div key={listing.rule_set} className={style.buttons}>
                        <button type="button" className={i === 0 ? "button primary" : "button"} onClick={() => onPlay(listing)} title={i === 0 ? undefined : listing.summary}>
                            <span>
                                Play <span className="sr-only">{game} </span>
                                {version(listing)}
                            </span>
                        </button>
                        <a className="button quiet" href={`#/rules/${listing.rule_set}`} aria-label={`Rules of ${listing.name}`}>
                            Rules
                        </a>
                    </div>
                ))}
            </div>
        </article>
    );
}
