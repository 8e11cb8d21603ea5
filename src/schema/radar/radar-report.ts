import { count } from "../report/count.ts";
import type { Hit, HitPlace } from "./sort-differences.ts";
import type { RadarReport } from "./radar.ts";

/** More places than one reads through are only counted. */
const MOST_PLACES = 20;

/** The differences and what they break, for people: each difference with the parts of screens below it. */
export function radarText({
  breaking,
  unused,
  harmless,
  unexplained,
  unreadable,
  notCompared,
  compared,
}: RadarReport): string {
  const screens = new Set(
    [...breaking.flatMap(({ places }) => places), ...unexplained].flatMap((place) => place.screens),
  );
  const parts = [
    ...unreadable.map((text) => `unreadable  ${text}`),
    ...breaking.flatMap((hit) => [
      line("breaks", hit),
      ...hit.places.slice(0, MOST_PLACES).map(placeLine),
      ...rest(hit),
    ]),
    ...unexplained.map((place) => `breaks   what a check says there\n${placeLine(place)}`),
    ...unused.map((hit) => line("unused", hit)),
    ...harmless.map((hit) => line("differs", hit)),
    [
      `${count(compared, "operation")} on both sides: ${count(breaking.length + unexplained.length, "difference")}`,
      `${breaking.length + unexplained.length === 1 ? "breaks" : "break"} ${count(screens.size, "screen")},`,
      `${unused.length} would break what no screen uses, ${harmless.length} do no harm`,
    ].join(" "),
    ...(notCompared.length > 0
      ? [`described nowhere there, so not compared: ${notCompared.join(", ")}`]
      : []),
    ...(screens.size > 0 ? [`screens that break: ${[...screens].toSorted().join(", ")}`] : []),
  ];
  return parts.join("\n");
}

/** The report as JSON, for programs. */
export function radarJson(report: RadarReport): string {
  return JSON.stringify(report, undefined, 2);
}

/** True when a screen, or code beside the screens, cannot go on as it is. */
export function isBroken({ breaking, unexplained, unreadable }: RadarReport): boolean {
  return breaking.length + unexplained.length + unreadable.length > 0;
}

function line(word: string, { difference: { operation, side, path, message } }: Hit): string {
  const what = side === "operation" ? operation : `${operation} ${side} ${path === "" ? "as a whole" : path}`;
  return `${word.padEnd(8)} ${what} ${message}`;
}

function placeLine({ file, line: row, column, part, screens, says }: HitPlace): string {
  const who = screens.length > 0 ? screens.join(", ") : "code";
  return `  ${file}:${row}:${column} ${who}  ${says ?? part}`;
}

function rest({ places }: Hit): string[] {
  return places.length > MOST_PLACES ? [`  and ${count(places.length - MOST_PLACES, "place")} more`] : [];
}
