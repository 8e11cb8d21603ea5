import { readFileSync } from "node:fs";

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A case of tax law with its exact result; amounts are yuan as text. */
export interface GoldenCase {
  readonly id: string;
  readonly law: string;
  readonly in: Json;
  readonly out: Json;
}

export const GOLDEN_CASES = JSON.parse(
  readFileSync(new URL("tax.json", import.meta.url), "utf8"),
) as readonly GoldenCase[];

export function goldenCase(id: string): GoldenCase {
  const match = GOLDEN_CASES.find((candidate) => candidate.id === id);
  if (!match) throw new Error(`there is no golden case ${id}`);
  return match;
}
