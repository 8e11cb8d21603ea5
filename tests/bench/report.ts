import { quantile } from "./quantile.ts";

/** The measured pages; the first of a section is held against the others. */
export interface Subject {
  readonly name: string;
  readonly title: string;
}

/** One measurement of every subject, taken right after each other: subject, then key of the line. */
export type Round<Key extends string> = { readonly [subject: string]: { readonly [key in Key]: number } };

interface Line<Key extends string> {
  readonly key: Key;
  readonly title: string;
  readonly show: (value: number) => string;
  /** The first over the subject that the section names, or the first one's own value where `absolute`. */
  readonly aim?: number;
  readonly absolute?: true;
}

export interface Section<Key extends string> {
  readonly title: string;
  /** The measured steps, in a sentence. */
  readonly note: string;
  readonly subjects: readonly [Subject, ...Subject[]];
  /** Name of the subject that the aims refer to. */
  readonly against: string;
  readonly lines: readonly Line<Key>[];
}

/** The measurements as Markdown: medians, and ratios taken inside each round with their quartiles. */
export function report<Key extends string>(section: Section<Key>, rounds: readonly Round<Key>[]): string {
  const { subjects, lines } = section;
  const [first, ...others] = subjects;
  const rows = lines.map((line) => [
    line.title,
    ...subjects.map(({ name }) => line.show(quantile(valuesOf(rounds, name, line.key), 0.5))),
    ...others.map(({ name }) => showRatios(ratios(rounds, line.key, first.name, name))),
    verdict(section, line, rounds),
  ]);
  const head = ["", ...subjects.map(({ title }) => title)];
  const ratioTitles = others.map(({ title }) => `${first.title} / ${title}`);
  return [
    `## ${section.title}`,
    "",
    `${section.note} n = ${rounds.length}`,
    "",
    ...table([[...head, ...ratioTitles, "aim"], ...rows]),
    "",
  ].join("\n");
}

export const inMilliseconds = (value: number) => value.toFixed(0);
export const inPercent = (share: number) => `${(share * 100).toFixed(1)} %`;
export const inKilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
export const inMegabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
export const toOneDecimal = (value: number) => value.toFixed(1);

function verdict<Key extends string>(
  { subjects: [first], against }: Section<Key>,
  { key, aim, absolute, show }: Line<Key>,
  rounds: readonly Round<Key>[],
): string {
  if (aim === undefined) return "";
  const reached = quantile(
    absolute ? valuesOf(rounds, first.name, key) : ratios(rounds, key, first.name, against),
    0.5,
  );
  return `≤ ${absolute ? show(aim) : showRatio(aim)}: ${reached <= aim ? "met" : "MISSED"}`;
}

function ratios<Key extends string>(
  rounds: readonly Round<Key>[],
  key: Key,
  dividend: string,
  divisor: string,
): readonly number[] {
  const divisors = valuesOf(rounds, divisor, key);
  return valuesOf(rounds, dividend, key).map((value, index) => value / (divisors[index] ?? Number.NaN));
}

/** Nothing where a page showed no slow frame at all, say. */
function showRatios(values: readonly number[]): string {
  if (!values.every(Number.isFinite)) return "";
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => showRatio(quantile(values, share)));
  return `**${middle}** [${low}..${high}]`;
}

function showRatio(value: number): string {
  return value.toFixed(2);
}

function valuesOf<Key extends string>(rounds: readonly Round<Key>[], subject: string, key: Key) {
  return rounds.map((round) => {
    const value = round[subject]?.[key];
    if (value === undefined) throw new Error(`Nothing measured of ${subject}: ${key}`);
    return value;
  });
}

function table([head = [], ...rows]: readonly (readonly string[])[]): readonly string[] {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}
