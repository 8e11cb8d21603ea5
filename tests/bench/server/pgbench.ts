import { execFile } from "node:child_process";
import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { escapeLiteral } from "pg";
import type { Load } from "./load.ts";
import type { RecordedRequest, Statement } from "./record-statements.ts";

/** The most scripts that pgbench takes. */
export const MOST_SCRIPTS = 128;

/** Writes each request as a script of pgbench, with its values in their places. */
export async function writeScripts(folder: string, requests: readonly RecordedRequest[]): Promise<string[]> {
  return await Promise.all(
    requests.map(async (request, number) => {
      const file = path.join(folder, `request-${number}.sql`);
      await writeFile(file, scriptOf(request));
      return file;
    }),
  );
}

/** So many clients, each of which sends a request's statements and begins the next one as soon as they are answered. */
export async function loadWithPgbench(
  databaseUrl: string,
  scripts: readonly string[],
  {
    clients,
    seconds,
    folder,
  }: { readonly clients: number; readonly seconds: number; readonly folder: string },
): Promise<Load> {
  const log = path.join(folder, `log-${performance.now()}`);
  const number = String(clients);
  const files = scripts.flatMap((script) => ["-f", script]);
  const args = [
    "-n",
    "-c",
    number,
    "-j",
    "1",
    "-T",
    String(seconds),
    "--log",
    `--log-prefix=${log}`,
    ...files,
  ];
  await promisify(execFile)("pgbench", [...args, databaseUrl]);
  const written = (await readdir(folder)).find((name) => path.join(folder, name).startsWith(log)) ?? "";
  const lines = (await readFile(path.join(folder, written), "utf8")).trim().split("\n");
  return { seconds, latencies: lines.map(latencyOf), lost: 0 };
}

/** In milliseconds; a line is: client, transaction, microseconds, script, time. */
function latencyOf(line: string): number {
  return Number(line.split(" ")[2]) / 1000;
}

/** A write has a key of its own each time that it runs. */
function scriptOf({ statements, idempotencyKey }: RecordedRequest): string {
  const sent = statements.map((statement) => `${withValues(statement)};`).join("\n");
  if (idempotencyKey === undefined) return `${sent}\n`;
  const keyed = sent.replaceAll(idempotencyKey, "bench-:key");
  return `\\set key random(1, 9000000000000000)\n${keyed}\n`;
}

function withValues({ text, values }: Statement): string {
  return text.replaceAll(/\$(\d+)/g, (_place, number: string) => literalOf(values[Number(number) - 1]));
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return "null";
  return escapeLiteral(Array.isArray(value) ? arrayText(value) : textOf(value));
}

function arrayText(values: readonly unknown[]): string {
  const items = values.map((value) =>
    value === null ? "null" : `"${textOf(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`,
  );
  return `{${items.join(",")}}`;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
