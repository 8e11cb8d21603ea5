import { quantile } from "./quantile.ts";
import { SUBJECTS, type Subject } from "./subjects.ts";
import type { Measures } from "./visit.ts";

/** One measurement of every page, taken right after each other. */
export type Round = { readonly [name in Subject["name"]]: Measures };

interface Line {
  readonly key: keyof Measures;
  readonly title: string;
  readonly show: (value: number) => string;
  /** Ours over ProTable, or our own value where `absolute`. */
  readonly aim?: number;
  readonly absolute?: true;
}

const ms = (value: number) => value.toFixed(0);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const ratio = (value: number) => value.toFixed(2);

const LINES: readonly Line[] = [
  { key: "firstRow", title: "first row, ms", show: ms, aim: 0.45 },
  { key: "nextPage", title: "next page, ms", show: ms, aim: 0.2 },
  { key: "filter", title: "filter submit, ms", show: ms, aim: 0.2 },
  { key: "heap", title: "heap after gc, MB", show: (bytes) => (bytes / 1e6).toFixed(1), aim: 0.35 },
  { key: "bytes", title: "JS + CSS until first row, gzip KB", show: kilobytes, aim: 0.8 },
  { key: "bytesIdle", title: "JS + CSS with idle loading, gzip KB", show: kilobytes, aim: 0.8 },
  { key: "longFirstRow", title: "5,000 rows: first row, ms", show: ms },
  { key: "longFrames", title: "5,000 rows: frames over 50 ms", show: percent, aim: 0.05, absolute: true },
  { key: "medianFrame", title: "5,000 rows: median frame, ms", show: ms },
];

/** The measurements as a Markdown table: medians, and ratios taken inside each round with their quartiles. */
export function report(rounds: readonly Round[]): string {
  const titles = SUBJECTS.map(({ title }) => title);
  const rows = LINES.map((line) => {
    const values = SUBJECTS.map(({ name }) =>
      line.show(
        quantile(
          rounds.map((round) => round[name][line.key]),
          0.5,
        ),
      ),
    );
    return [
      line.title,
      ...values,
      ratios(rounds, line.key, "pro-table"),
      ratios(rounds, line.key, "antd-table"),
      aim(rounds, line),
    ];
  });
  return [
    `Medians of n = ${rounds.length} interleaved rounds; ratios are taken inside each round: median [quartiles].`,
    "50 rows × 20 columns, 8 filters, 3 row actions, selection, first and last column fixed; 5,000 rows with the others' `virtual`.",
    "",
    ...table([["", ...titles, "ours / ProTable", "ours / antd", "aim"], ...rows]),
    "",
  ].join("\n");
}

function ratios(rounds: readonly Round[], key: keyof Measures, other: Subject["name"]): string {
  const found = rounds.map((round) => round.ours[key] / round[other][key]).filter(Number.isFinite);
  if (found.length < rounds.length) return "";
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => ratio(quantile(found, share)));
  return `**${middle}** [${low}..${high}]`;
}

function aim(rounds: readonly Round[], { key, aim: wanted, absolute, show }: Line): string {
  if (wanted === undefined) return "";
  const reached = quantile(
    rounds.map((round) => (absolute ? round.ours[key] : round.ours[key] / round["pro-table"][key])),
    0.5,
  );
  return `≤ ${absolute ? show(wanted) : ratio(wanted)}: ${reached <= wanted ? "met" : "MISSED"}`;
}

function table([head = [], ...rows]: readonly (readonly string[])[]): readonly string[] {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(0);
}
