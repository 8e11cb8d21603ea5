import { quantile } from "../quantile.ts";
import type { Load } from "./load.ts";
import type { StatementPlan } from "./read-plans.ts";

/** One measurement of both, taken right after each other. */
export interface Round {
  readonly ours: Load;
  readonly other: Load;
}

/** Our requests per second over those of the server written by hand, and over those that the database alone carries. */
export const HAND_AIM = 0.9;
export const PGBENCH_AIM = 0.6;

/** Of the load at a fixed rate, in milliseconds. */
const RATE_AIM = 200;

/** The head of a table of throughput, with the name of what we are held against. */
export function throughputHead(other: string): string {
  const side = (name: string) => [`${name}: requests/s`, "p50 / p95 / p99 ms", "lost"];
  return tableHead(["", ...side("ours"), ...side(other), "ratio", "aim"]);
}

/** A line of the table: medians of the rounds; the ratio is taken inside each round, with its quartiles. */
export function throughputLine(title: string, rounds: readonly Round[], aim: number): string {
  const ratios = rounds.map(({ ours, other }) => rate(ours) / rate(other));
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share)) as [
    number,
    number,
    number,
  ];
  const side = (loads: readonly Load[]) => [
    median(loads.map(rate)).toFixed(0),
    [0.5, 0.95, 0.99]
      .map((share) => median(loads.map((load) => quantile(load.latencies, share))).toFixed(0))
      .join(" / "),
    String(sum(loads.map(({ lost }) => lost))),
  ];
  return row([
    title,
    ...side(rounds.map(({ ours }) => ours)),
    ...side(rounds.map(({ other }) => other)),
    `**${middle.toFixed(2)}** [${low.toFixed(2)}..${high.toFixed(2)}]`,
    verdict(middle >= aim, `≥ ${aim}`),
  ]);
}

export const RATE_HEAD = tableHead(["", "answered/s", "p50 / p95 / p99 ms", "slowest ms", "lost", "aim"]);

/** The load at a fixed rate; `hasAim` where the aim is ours. */
export function rateLine(title: string, load: Load, hasAim: boolean): string {
  const at = (share: number) => quantile(load.latencies, share);
  const good = at(0.95) < RATE_AIM && load.lost === 0;
  return row([
    title,
    rate(load).toFixed(0),
    [0.5, 0.95, 0.99].map((share) => at(share).toFixed(0)).join(" / "),
    at(1).toFixed(0),
    String(load.lost),
    hasAim ? verdict(good, `p95 < ${RATE_AIM}, none lost`) : "",
  ]);
}

export const PLAN_HEAD = tableHead(["request", "statement", "indexes of invoice", "ms", "pages"]);

export function planLine(plan: StatementPlan, number: number): string {
  const { request, indexes, milliseconds, pages, readsWholeTable } = plan;
  const how = readsWholeTable ? "**WHOLE TABLE**" : indexes.length > 0 ? indexes.join(", ") : "none needed";
  return row([request, String(number), how, milliseconds.toFixed(1), String(pages)]);
}

function rate({ latencies, seconds }: Load): number {
  return latencies.length / seconds;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function verdict(met: boolean, aim: string): string {
  return `${aim}: ${met ? "met" : "MISSED"}`;
}

function tableHead(cells: readonly string[]): string {
  return [row(cells), row(cells.map(() => "---"))].join("\n");
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
