import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { createProject } from "../../../src/schema/project/project.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { holdsFor } from "./match-row.ts";
import type { Condition, Match } from "./record-conditions.ts";
import { type RecordPlan, fieldOf, planRecord } from "../plan/record-plan.ts";
import { selectRecords } from "./select-records.ts";

const GSID = 1001;
const nullable = (type: string, more: object = {}) => ({ type: [type, "null"], ...more });
const properties = {
  id: { type: "integer" },
  amount: nullable("number"),
  flag: nullable("boolean"),
  note: nullable("string"),
  phone: nullable("string", { format: "phone", "x-mask": "phone" }),
  day: nullable("string", { format: "date" }),
  time: nullable("string", { format: "datetime" }),
  marks: nullable("array", { items: { type: "string" } }),
};
const Sample = { title: "样品", "x-record": { name: "sample" }, type: "object", properties };
const project = createProject(
  new Map([
    ["schemas/api/sample.json", JSON.stringify({ openapi: "3.1.0", components: { schemas: { Sample } } })],
  ]),
);

const DAYS = ["2026-09-30", "2026-10-01", "2026-10-31", "2026-11-20"];
const TIMES = ["2026-10-01 00:00:00", "2026-10-31 23:59:59", "2026-11-20 10:00:00"];
const NOTES = ["", "甲", "甲乙", "a%b", "A_B", "ab", "Zz", "😀", "\uFF5E", "-", "10", "9"];
const PHONES = ["13812345678", "13912340000", "138"];
const NUMBERS = [0, 1, -1, 2.5, 9, 10, 12_345_678.9];
const MARKS = ["急", "贵", "a"];

const rows = fc.record({
  amount: fc.option(fc.constantFrom(...NUMBERS)),
  flag: fc.option(fc.boolean()),
  note: fc.option(fc.constantFrom(...NOTES)),
  phone: fc.option(fc.constantFrom(...PHONES)),
  day: fc.option(fc.constantFrom(...DAYS)),
  time: fc.option(fc.constantFrom(...TIMES)),
  marks: fc.option(fc.subarray(MARKS)),
});
const ROWS = fc.sample(rows, { numRuns: 120, seed: 20_261_120 });

function asked(field: string, value: fc.Arbitrary<string | number | boolean>, matches: readonly Match[]) {
  return fc.oneof(
    fc
      .tuple(fc.constantFrom(...matches), value)
      .map(([match, wanted]): Condition => ({ fields: [field], match, value: wanted })),
    fc
      .array(value, { maxLength: 3 })
      .map((wanted): Condition => ({ fields: [field], match: "in", value: wanted })),
    fc.constant<Condition>({ fields: [field], match: "equals", value: null }),
  );
}

const ORDERED = ["equals", "from", "to"] as const;
const bounds = fc.constantFrom(...DAYS, ...TIMES, "2026-10", "2026", "2026-10-31 23");
const conditions: fc.Arbitrary<Condition> = fc.oneof(
  asked("amount", fc.constantFrom(...NUMBERS), ORDERED),
  asked("flag", fc.boolean(), ["equals"]),
  asked("note", fc.constantFrom(...NOTES, "B", "a_", "%"), [...ORDERED, "contains"]),
  asked("phone", fc.constantFrom(...PHONES, "5678", "2345", "13", "_38", "1381234"), ["equals", "contains"]),
  asked("day", bounds, ORDERED),
  asked("time", bounds, ORDERED),
  fc.subarray([...MARKS, "无"]).map((value): Condition => ({ fields: ["marks"], match: "has", value })),
  fc
    .constantFrom("甲", "138", "a")
    .map((value): Condition => ({ fields: ["note", "phone"], match: "contains", value })),
);

const server = useTestServer();
const record = project.records.get("sample")!;
let plan: RecordPlan;

beforeAll(async () => {
  plan = planRecord(record);
  const createTime = server.clock.now();
  await tenantDb(server.db, GSID)
    .insertInto("plainRecord")
    .values(
      ROWS.map((row, index) => ({
        resource: "sample",
        kjnd: index,
        fields: JSON.stringify(row),
        createTime,
      })),
    )
    .execute();
});

async function foundInDatabase(condition: Condition): Promise<number[]> {
  const scoped = { plan, db: tenantDb(server.db, GSID), scope: null };
  const matching = await selectRecords(scoped, { conditions: [condition] })
    .select("r.kjnd")
    .orderBy("r.kjnd")
    .execute();
  return matching.map(({ kjnd }) => Number(kjnd));
}

function foundInRows(condition: Condition): number[] {
  const holds = holdsFor(condition, (name) => ({
    mask: fieldOf(plan, name).property["x-mask"],
    isName: false,
  }));
  return ROWS.flatMap((row, index) => (holds(row) ? [index] : []));
}

test("a condition holds for the same rows in the database and in memory", async () => {
  await fc.assert(
    fc.asyncProperty(conditions, async (condition) => {
      expect(foundInRows(condition)).toEqual(await foundInDatabase(condition));
    }),
    { numRuns: 500 },
  );
}, 60_000);

test.each<[string, Condition, (row: (typeof ROWS)[number]) => boolean]>([
  [
    "a day is whole",
    { fields: ["time"], match: "to", value: "2026-10-31" },
    ({ time }) => time !== null && time < "2026-11",
  ],
  [
    "a month is whole",
    { fields: ["day"], match: "to", value: "2026-10" },
    ({ day }) => day !== null && day < "2026-11",
  ],
  [
    "numbers are no texts",
    { fields: ["amount"], match: "from", value: 9 },
    ({ amount }) => amount !== null && amount >= 9,
  ],
  [
    "what a mask hides is not spelt out",
    { fields: ["phone"], match: "contains", value: "2345" },
    () => false,
  ],
  [
    "what a mask shows is found",
    { fields: ["phone"], match: "contains", value: "5678" },
    ({ phone }) => phone === "13812345678",
  ],
])("%s", async (_what, condition, holds) => {
  const expected = ROWS.flatMap((row, index) => (holds(row) ? [index] : []));
  expect(foundInRows(condition)).toEqual(expected);
  expect(await foundInDatabase(condition)).toEqual(expected);
});
