import { splitUnit } from "../../../src/domain/title-unit.ts";
import { bareTitle } from "../../platform/spreadsheet/workbook-column.ts";
import { type Sheet, type SheetLine, textOf } from "./sheet.ts";

/** The title of one column of a file. */
export interface HeadCell {
  /** As it stands in the file; of two lines `个人社保·养老`. */
  readonly title: string;
  /** The bare titles that it may be meant by, the most exact first; empty where there is no title. */
  readonly names: readonly string[];
}

export interface Head {
  readonly cells: readonly HeadCell[];
  /** The first line of the head, as the spreadsheet counts. */
  readonly line: number;
  /** Place of the first line below the head among the lines of its sheet. */
  readonly below: number;
}

/** Cover lines above a head: the name of the company, the account, the period, notes. */
const HEAD_WITHIN = 60;

/** An amount in a group of the employer is another one than that of the same title beside it. */
const EMPLOYER = /单位|公司|企业/;

/**
 * The line, or the two lines below merged cells, with the most titles that are known; of several the first. Undefined
 * where none is.
 */
export function findHead(
  { lines, merges }: Pick<Sheet, "lines" | "merges">,
  isKnown: (name: string) => boolean,
): Head | undefined {
  let best: { readonly head: Head; readonly known: number } | undefined;
  const consider = (head: Head, isGrouped: boolean) => {
    const titles = head.cells.filter(({ names }) => names.some(isKnown)).length;
    // Of two lines below groups nothing is known by the groups alone.
    const known = titles > 0 && isGrouped ? titles + 0.5 : titles;
    if (known > (best?.known ?? 0)) best = { head, known };
  };
  const within = lines.slice(0, HEAD_WITHIN);
  for (const [place, line] of within.entries()) consider(headOfLine(line, place), false);
  for (const [place, line] of within.entries()) {
    const next = lines[place + 1];
    if (next?.line !== line.line + 1) continue;
    consider(headOfTwo(line, next, { place, merges }), hasGroups(line, next, merges));
  }
  return best?.head;
}

/** The head of a file of which nothing is known: the first line of several texts that has as many cells as any below it. */
export function guessHead({ lines }: Pick<Sheet, "lines">): Head | undefined {
  const widest = Math.max(0, ...lines.slice(0, HEAD_WITHIN).map(({ cells }) => filled(cells)));
  const place = lines.findIndex(
    ({ cells }) =>
      filled(cells) >= Math.max(2, widest * 0.6) && cells.every((cell) => typeof cell !== "number"),
  );
  const line = lines[place];
  return line && headOfLine(line, place);
}

function filled(cells: SheetLine["cells"]): number {
  return cells.filter((cell) => textOf(cell).trim() !== "").length;
}

function headOfLine({ line, cells }: SheetLine, place: number): Head {
  const titles = cells.map((cell) => textOf(cell));
  return {
    line,
    below: place + 1,
    cells: titles.map((title) => ({ title: title.trim(), names: namesOf([title]) })),
  };
}

function headOfTwo(
  upper: SheetLine,
  lower: SheetLine,
  { place, merges }: { readonly place: number } & Pick<Sheet, "merges">,
): Head {
  const width = Math.max(upper.cells.length, lower.cells.length);
  const groups = groupsOf(upper, width, merges);
  const subtitles = Array.from({ length: width }, (_, column) => textOf(lower.cells[column]).trim());
  const cells = subtitles.map((subtitle, column): HeadCell => {
    const group = groups[column] ?? "";
    if (subtitle === "") {
      const title = textOf(upper.cells[column]).trim();
      return { title, names: namesOf([title]) };
    }
    if (group === "") return { title: subtitle, names: namesOf([subtitle]) };
    const isAlone = subtitles.filter((other) => bareTitle(other) === bareTitle(subtitle)).length === 1;
    const alone = isAlone && !EMPLOYER.test(group) ? [subtitle] : [];
    return {
      title: `${group}·${subtitle}`,
      names: namesOf([`${group}${subtitle}`, `${subtitle}(${group})`, ...alone]),
    };
  });
  return { line: upper.line, below: place + 2, cells };
}

/** Several titles, some of which are merged over texts: a cover line has one cell, and below a head stand values. */
function hasGroups(upper: SheetLine, lower: SheetLine, merges: Sheet["merges"]): boolean {
  const wide = widthsAt(upper, merges);
  const below = wide.flatMap(({ left, right }) => lower.cells.slice(left - 1, right));
  return wide.length > 0 && filled(upper.cells) > 1 && below.every((cell) => typeof cell === "string");
}

function widthsAt({ line }: SheetLine, merges: Sheet["merges"]): Sheet["merges"] {
  return merges.filter(({ top, left, right }) => top === line && right > left);
}

/** The title above each column: that of the cells that are merged there, or of the last one to the left without merges. */
function groupsOf(upper: SheetLine, width: number, merges: Sheet["merges"]): string[] {
  const wide = widthsAt(upper, merges);
  const groups = Array.from({ length: width }, (_, column) => textOf(upper.cells[column]).trim());
  for (const { left, right } of wide) {
    for (let column = left; column < right; column += 1) groups[column] = groups[left - 1] ?? "";
  }
  if (wide.length > 0) return groups;
  return groups.map((group, column) => {
    const last = groups.slice(0, column + 1).findLastIndex((other) => other !== "");
    return group === "" ? (groups[last] ?? "") : group;
  });
}

/** Each title as it stands, then without the unit at its end: 注册资本(万元) may be meant by 注册资本(元). */
function namesOf(titles: readonly string[]): string[] {
  const names = titles.flatMap((title) => [bareTitle(title), splitUnit(title).bare]);
  return [...new Set(names)].filter((name) => name !== "");
}
