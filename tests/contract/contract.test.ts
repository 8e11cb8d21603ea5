import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACCOUNTS } from "./backend.ts";
import { readContract } from "./contract-operation.ts";
import { Explorer } from "./explorer.ts";
import { findCountFaults } from "./find-count-faults.ts";
import { findFilterFaults } from "./find-filter-faults.ts";
import { findInjectionFaults } from "./find-injection-faults.ts";
import { findLifeFaults } from "./find-life-faults.ts";
import { findPagingFaults, findReadFaults, findSortFaults } from "./find-read-faults.ts";
import { findRefusalFaults } from "./find-refusal-faults.ts";
import { findWallFaults } from "./find-wall-faults.ts";
import { servedBackend } from "./served-backend.ts";

const catalogue = readContract();
let backend: Awaited<ReturnType<typeof servedBackend>>;
let explorer: Explorer;
let stranger: Explorer;

beforeAll(async () => {
  backend = await servedBackend();
  explorer = new Explorer(catalogue, backend);
  stranger = new Explorer(catalogue, backend, ACCOUNTS.stranger);
});
afterAll(() => backend.close());

/** All faults of an operation at once, each in a line. */
function demandNone(faults: readonly string[]): void {
  expect(faults, faults.join("\n")).toEqual([]);
}

const operations = catalogue.operations.map((operation) => [operation.id, operation] as const);
const lists = operations.filter(([, { paging, use }]) => paging !== undefined || use?.does === "list");

describe("what is refused", () => {
  test.each(operations)("%s", async (_id, operation) => {
    demandNone(await findRefusalFaults(operation, explorer));
  });
});

describe("the wall between firms", () => {
  test.each(operations)("%s", async (_id, operation) => {
    demandNone(await findWallFaults(operation, explorer, stranger));
  });
});

describe("pieces of SQL", () => {
  test.each(operations.filter(([, { effect }]) => effect === "read"))("%s", async (_id, operation) => {
    demandNone(await findInjectionFaults(operation, explorer));
  });
});

describe("reading", () => {
  test.each(operations.filter(([, { effect }]) => effect === "read"))("%s", async (_id, operation) => {
    demandNone(await findReadFaults(operation, explorer));
  });
});

describe("lists", () => {
  test.each(lists)("%s", async (_id, operation) => {
    demandNone([
      ...(await findPagingFaults(operation, explorer)),
      ...(await findSortFaults(operation, explorer)),
      ...(await findFilterFaults(operation, explorer)),
    ]);
  });
});

describe("records", () => {
  test.each([...catalogue.records.keys()])("%s", async (record) => {
    demandNone(await findCountFaults(record, explorer));
    demandNone(await findLifeFaults(record, explorer));
  });
});
