import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { readName } from "../../../src/domain/name-reading.ts";
import type { JsonSchema } from "../../../src/schema/project/json-schema.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { ownProject } from "../../testing/own-project.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { holdsFor } from "./match-row.ts";
import { type TableColumns, narrowTable, tableCondition } from "./narrow-table.ts";
import type { Condition, Match } from "./record-conditions.ts";

const nullable = (type: string, more: object = {}) => ({ type: [type, "null"], ...more });
const properties: Readonly<Record<string, JsonSchema>> = {
  name: { type: "string" },
  note: nullable("string"),
  phone: nullable("string", { format: "phone", "x-mask": "phone" }),
  year: nullable("integer"),
  amount: nullable("number"),
  flag: { type: "boolean" },
  day: nullable("string", { format: "date" }),
  time: nullable("string", { format: "datetime" }),
};
const COLUMNS: TableColumns = {
  name: { texts: ["company.companyName"], readings: ["company.reading"] },
  note: "company.industry",
  phone: "company.legalPersonPhone",
  year: "company.evaluateYear",
  amount: "company.registCapital",
  flag: "company.isFdq",
  day: "company.registrationDate",
  time: "company.removeTime",
};

const DAYS = ["2026-09-30", "2026-10-01", "2026-10-31", "2026-11-20"];
const TIMES = ["2026-10-01 00:00:00", "2026-10-31 23:59:59", "2026-11-20 10:00:00"];
const NAMES = ["杭州贸易", "重庆科技", "Abc 贸易", "杭科"];
const NOTES = ["", "甲", "甲乙", "a%b", "A_B", "ab", "Zz", "😀", "\uFF5E", "-", "10", "9"];
const PHONES = ["13812345678", "13912340000", "138"];
const YEARS = [0, 1, 9, 10, 2026];
const AMOUNTS = [0, -1, 2.5, 10, 12_345_678.9];

const rows = fc.record({
  name: fc.constantFrom(...NAMES),
  note: fc.option(fc.constantFrom(...NOTES)),
  phone: fc.option(fc.constantFrom(...PHONES)),
  year: fc.option(fc.constantFrom(...YEARS)),
  amount: fc.option(fc.constantFrom(...AMOUNTS)),
  flag: fc.boolean(),
  day: fc.option(fc.constantFrom(...DAYS)),
  time: fc.option(fc.constantFrom(...TIMES)),
});
const ROWS = fc
  .sample(rows, { numRuns: 120, seed: 20_261_120 })
  .map((row, index) => ({ ...row, name: `${row.name}${index}` }));

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
const conditions: fc.Arbitrary<Condition> = fc.oneof(
  asked("name", fc.constantFrom("贸易", "hzmy", "cq", "杭 1", "abc", "%"), ["contains"]),
  asked("note", fc.constantFrom(...NOTES, "B", "a_", "%"), [...ORDERED, "contains"]),
  asked("phone", fc.constantFrom(...PHONES, "5678", "2345", "13", "_38", "1381234"), ["equals", "contains"]),
  asked("year", fc.constantFrom(...YEARS), ORDERED),
  asked("amount", fc.constantFrom(...AMOUNTS), ORDERED),
  asked("flag", fc.boolean(), ["equals"]),
  asked("day", fc.constantFrom(...DAYS), ORDERED),
  asked("time", fc.constantFrom(...TIMES), ORDERED),
  fc
    .tuple(fc.constantFrom("from" as const, "to" as const), fc.constantFrom(...DAYS))
    .map(([match, value]): Condition => ({ fields: ["time"], match, value })),
  fc
    .constantFrom("甲", "138", "a", "cq")
    .map((value): Condition => ({ fields: ["name", "note", "phone"], match: "contains", value })),
);

const server = useTestServer();
const db = () => tenantDb(server.db, 1001);

beforeAll(async () => {
  const createTime = server.clock.now();
  const usual = { zjm: "", companyType: "1", taxlayerType: "1", nsqxdm: "06", isRemove: 0 };
  const times = { beginDate: "2026-01-01", createTime, updateTime: createTime };
  await db()
    .insertInto("company")
    .values(
      ROWS.map((row, index) => ({
        ...usual,
        ...times,
        provinceId: "33",
        khbm: `OWN${index}`,
        taxlayerNo: `OWN${index}`,
        personCount: index,
        companyName: row.name,
        reading: readName(row.name),
        industry: row.note,
        legalPersonPhone: row.phone,
        evaluateYear: row.year,
        registCapital: row.amount === null ? null : String(row.amount),
        isFdq: row.flag,
        registrationDate: row.day,
        removeTime: row.time,
      })),
    )
    .execute();
});

const ownCompanies = () =>
  db().selectFrom("company").select("personCount").where("khbm", "like", "OWN%").orderBy("personCount");

async function foundInDatabase(condition: Condition): Promise<number[]> {
  const found = await ownCompanies()
    .where(tableCondition({ properties }, COLUMNS, condition))
    .execute();
  return found.map(({ personCount }) => Number(personCount));
}

function foundInRows(condition: Condition): number[] {
  const holds = holdsFor(condition, (name) => ({
    mask: properties[name]?.["x-mask"],
    isName: name === "name",
  }));
  return ROWS.flatMap((row, index) => (holds(row) ? [index] : []));
}

test("a condition holds for the same rows in a table and in memory", async () => {
  await fc.assert(
    fc.asyncProperty(conditions, async (condition) => {
      expect(foundInRows(condition)).toEqual(await foundInDatabase(condition));
    }),
    { numRuns: 500 },
  );
}, 60_000);

test("a day is whole", async () => {
  const found = await foundInDatabase({ fields: ["time"], match: "to", value: "2026-10-31" });
  expect(found).toEqual(
    ROWS.flatMap(({ time }, index) => (time !== null && time < "2026-11" ? [index] : [])),
  );
  expect(found.map((index) => ROWS[index]?.time)).toContain("2026-10-31 23:59:59");
});

test("a list is narrowed as the catalogue says; what no column tells has a filter or is the caller's", async () => {
  const described = ownProject.operations.get("company.list")!;
  const columns = { createTime: "company.createTime", industry: "company.industry" };
  const params = {
    createTimeEnd: server.clock.now().slice(0, 10),
    industry: "ab",
    tagIdList: [1],
    companyName: "",
  };
  const narrowed = narrowTable(ownCompanies(), described, columns, params, {
    tagIdList: (query, [least = 0]) => query.where("personCount", ">=", least),
  });
  const found = (await narrowed.execute()).map(({ personCount }) => Number(personCount));
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(ROWS.flatMap(({ note }, index) => (note === "ab" && index >= 1 ? [index] : [])));
});

test("a parameter of a field that no column tells is refused", () => {
  const described = ownProject.operations.get("company.list")!;
  expect(() => narrowTable(ownCompanies(), described, {}, { createTimeEnd: "2026-10-31" })).toThrow(
    'narrowed by "createTime", which no column tells',
  );
});
