import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contracts } from "../contracts.ts";
import type { OptionsSchema } from "../schema/contracts.ts";

const lines = readFileSync(path.resolve(import.meta.dirname, "../../docs/field-kinds.md"), "utf8").split(
  "\n",
);

function optionsIn(cell: string | undefined): readonly string[] {
  // The text in brackets explains an option.
  return [...(cell ?? "").replace(/\([^)]*\)/g, "").matchAll(/`(\w+)`/g)].map(([, name]) => name ?? "");
}

function optionsOf(schema: OptionsSchema | undefined): readonly string[] {
  return Object.keys(schema?.properties ?? {}).toSorted();
}

test.each(contracts.fields.map((contract) => [contract.kind, contract] as const))(
  "%s is documented with exactly its options",
  (kind, contract) => {
    const row = lines.find((line) => line.startsWith(`| \`${kind}\``))?.split(/(?<!\\)\|/) ?? [];
    const head = row[1] ?? "";
    expect(contract.formats.filter((format) => !head.includes(format))).toEqual([]);
    expect(head.includes("two parameters")).toBe(contract.parts === 2);
    expect(optionsIn(row[3]).toSorted()).toEqual(optionsOf(contract.cell));
    expect(optionsIn(row[4]).toSorted()).toEqual(optionsOf(contract.control));
  },
);
