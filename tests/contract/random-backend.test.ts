import { expect, test } from "vitest";
import { ACCOUNTS } from "./backend.ts";
import { type ContractOperation, type Schema, contract as catalogue } from "./contract-operation.ts";
import { Explorer } from "./explorer.ts";
import { findBoundFaults } from "./find-bound-faults.ts";
import { findCountFaults } from "./find-count-faults.ts";
import { findFilterFaults } from "./find-filter-faults.ts";
import { findInjectionFaults } from "./find-injection-faults.ts";
import { findLifeFaults } from "./find-life-faults.ts";
import { findPagingFaults, findReadFaults, findSortFaults } from "./find-read-faults.ts";
import { findRaceFaults } from "./find-race-faults.ts";
import { findRefusalFaults } from "./find-refusal-faults.ts";
import { findRepeatFaults } from "./find-repeat-faults.ts";
import { findStatisticFaults } from "./find-statistic-faults.ts";
import { findTwinFaults } from "./find-twin-faults.ts";
import { findWallFaults } from "./find-wall-faults.ts";
import { randomBackend } from "./random-backend.ts";

/** A server of chance and two people who look at it; each remembers what it found, so another try needs others. */
function someChance(seed: number) {
  const backend = randomBackend(catalogue.tables, seed);
  return {
    explorer: new Explorer(catalogue, backend),
    stranger: new Explorer(catalogue, backend, ACCOUNTS.stranger),
  };
}

type Chance = ReturnType<typeof someChance>;
type Finder = (operation: ContractOperation, chance: Chance) => Promise<string[]>;

const isGuarded = ({ permission }: ContractOperation) => !permission.includes("public");
const reads = ({ effect, answersFile }: ContractOperation) => effect === "read" && !answersFile;
const texts = ({ request, effect }: ContractOperation) =>
  effect === "read" &&
  Object.entries(request.properties ?? {}).some(
    ([name, { type, "x-enum": table }]) =>
      type === "string" && table === undefined && !request.required?.includes(name),
  );

/** At any depth, whatever there is in the firm. */
const refersTo = (schema: Schema): boolean =>
  schema["x-ref"] !== undefined ||
  Object.values(schema.properties ?? {}).some(refersTo) ||
  (schema.items !== undefined && refersTo(schema.items));

/** Chance does not say the same twice of that which has some parts. */
const isTelling = ({ properties = {} }: Schema) =>
  Object.values(properties).some(({ type }) => type === "integer" || type === "string");

const FINDERS: readonly (readonly [what: string, Finder, (operation: ContractOperation) => boolean])[] = [
  ["refusals", async (operation, { explorer }) => await findRefusalFaults(operation, explorer), isGuarded],
  [
    "the wall",
    async (operation, { explorer, stranger }) => await findWallFaults(operation, explorer, stranger),
    (operation) =>
      operation.use?.does === "page" || (operation.effect === "write" && refersTo(operation.request)),
  ],
  [
    "SQL",
    async (operation, { explorer }) => await findInjectionFaults(operation, explorer),
    (operation) => operation.paging !== undefined && texts(operation),
  ],
  [
    "reading",
    async (operation, { explorer }) => await findReadFaults(operation, explorer),
    (operation) => reads(operation) && operation.paging !== undefined,
  ],
  [
    "a low bound of lists",
    async (operation, { explorer }) =>
      await findBoundFaults(operation, explorer, randomBackend(catalogue.tables, 4)),
    (operation) => reads(operation) && isTelling(operation.result),
  ],
  [
    "pages",
    async (operation, { explorer }) => await findPagingFaults(operation, explorer),
    ({ paging }) => paging !== undefined,
  ],
  [
    "order",
    async (operation, { explorer }) => await findSortFaults(operation, explorer),
    ({ sort }) => sort !== undefined,
  ],
  [
    "an intent sent twice",
    async (operation, { explorer }) => [...(await findRepeatFaults(operation, explorer)).faults],
    ({ effect, isSecret, result }) => effect === "write" && !isSecret && isTelling(result),
  ],
  [
    "five who want the same at once",
    async (operation, { explorer }) => [...(await findRaceFaults(operation, explorer)).faults],
    ({ effect, atOnce }) => effect === "write" && atOnce === "one",
  ],
  [
    "two who read the same and both write",
    async (operation, { explorer }) => await findTwinFaults(operation, explorer),
    ({ versions }) => versions.length > 0,
  ],
  [
    "statistics",
    async (operation, { explorer }) => await findStatisticFaults(operation, explorer),
    ({ recounts }) => recounts.length > 0,
  ],
  [
    "filters",
    async (operation, { explorer }) => await findFilterFaults(operation, explorer),
    ({ use, paging }) => use?.does === "page" && paging !== undefined,
  ],
];

/** Chance may satisfy a finder here and there, three times it seldom does; nine of ten operations it must not. */
const CAUGHT = 0.9;
const CHANCES = [1, 2, 3].map(someChance);
const [{ explorer }] = CHANCES as [Chance];

test.each(FINDERS)(
  "a server that answers at random is caught by what tries %s",
  async (_what, find, concerns) => {
    const tried = catalogue.operations.filter(concerns);
    const caught: string[] = [];
    for (const operation of tried) if (await isCaught(find, operation)) caught.push(operation.id);
    expect(tried.length).toBeGreaterThan(0);
    expect(
      caught.length / tried.length,
      `not caught: ${tried
        .filter(({ id }) => !caught.includes(id))
        .map(({ id }) => id)
        .join(", ")}`,
    ).toBeGreaterThanOrEqual(CAUGHT);
  },
);

async function isCaught(find: Finder, operation: ContractOperation): Promise<boolean> {
  for (const chance of CHANCES) if ((await find(operation, chance)).length > 0) return true;
  return false;
}

test("a server that keeps nothing is caught by the life of every kind of record, and by its numbers", async () => {
  const born = [...catalogue.records.keys()].filter(
    (record) =>
      explorer.usesOf(record, "create", "save").some(({ takesFile }) => !takesFile) &&
      explorer.listsOf(record).length > 0,
  );
  const counted = [...catalogue.records.keys()].filter(
    (record) => explorer.usesOf(record, "count").length > 0,
  );
  for (const record of born) expect(await findLifeFaults(record, explorer), record).not.toEqual([]);
  const faults = await Promise.all(counted.map(async (record) => await findCountFaults(record, explorer)));
  expect(counted.length === 0 || faults.flat().length > 0).toBe(true);
});

test("of all that is served, a server that answers at random gets nothing through", async () => {
  const through: string[] = [];
  for (const operation of catalogue.operations.filter(isGuarded)) {
    if ((await findRefusalFaults(operation, explorer)).length === 0) through.push(operation.id);
  }
  expect(through).toEqual([]);
});
