import { ownProject } from "../server/testing/own-project.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "../server/platform/clock.ts";
import { migrate } from "../server/platform/database/migrate.ts";
import { openDatabase } from "../server/platform/database/open-database.ts";
import type { Kysely } from "kysely";
import type { Database } from "../server/tables/tables.ts";
import { permissionTree } from "../server/access/permission-tree.ts";
import { seed } from "./seed.ts";
import { misdated, readTaxEvents } from "./testing/read-tax-events.ts";

const DONE = 1;
const FAILED = 3;
const END_OF_DAY = "2027-01-01 23:59:59";

function filled(now: string): () => Kysely<Database> {
  let db: Kysely<Database>;
  beforeAll(async () => {
    db = openDatabase({});
    await migrate(db, (transaction) =>
      seed(
        transaction,
        createClock(now, () => 0),
        permissionTree(ownProject),
      ),
    );
  }, 240_000);
  afterAll(() => db.destroy());
  return () => db;
}

describe("a database that is first filled on the first day of a year", () => {
  const db = filled("2027-01-01 09:30:00");

  test("has no tax that was told, declared or paid before the end of its month, or later", async () => {
    const events = await readTaxEvents(db());
    expect(events.length).toBeGreaterThan(1000);
    expect(misdated(events, END_OF_DAY)).toEqual([]);
  });

  test("has nothing that has happened on a later day", async () => {
    const later = async (
      table: "companyPeriod" | "incomeTaxFiling" | "annualSettlement",
      times: readonly string[],
    ) => {
      const rows = await db().selectFrom(table).selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      const values = rows.flatMap((row) => times.map((name) => (row as Record<string, unknown>)[name]));
      return values.filter((time) => typeof time === "string" && time > END_OF_DAY);
    };
    expect(await later("companyPeriod", ["declareTime", "collectedTime", "updateTime"])).toEqual([]);
    expect(await later("incomeTaxFiling", ["calcTime", "declareTime", "updateTime"])).toEqual([]);
    expect(await later("annualSettlement", ["calcTime", "declareTime", "updateTime"])).toEqual([]);
    const records = await db()
      .selectFrom("plainRecord")
      .select(["resource", "createTime", "updateTime"])
      .where((where) =>
        where.or([where("createTime", ">", END_OF_DAY), where("updateTime", ">", END_OF_DAY)]),
      )
      .execute();
    expect(records).toEqual([]);
  });
});

describe.each([
  ["2028-02-15 09:30:00", "2028-01"],
  ["2031-06-15 09:30:00", "2031-03"],
])("a database that is first filled at %s", (now, period) => {
  const db = filled(now);

  test(`has no estimate for small-scale taxpayers in ${period}, for which no rate is known, but the reason`, async () => {
    const [kjnd = 0, kjqj = 0] = period.split("-").map(Number);
    const rows = await db()
      .selectFrom("companyPeriod as p")
      .innerJoin("company as c", "c.companyId", "p.companyId")
      .select(["p.predictionStatus", "p.zzshfjs", "p.zzshfjsExtRemark"])
      .where("p.kjnd", "=", kjnd)
      .where("p.kjqj", "=", kjqj)
      .where("c.taxlayerType", "!=", "001")
      .where("p.predictionStatus", "in", [DONE, FAILED])
      .where("p.cjzt", "=", 2)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { predictionStatus, zzshfjs, zzshfjsExtRemark } of rows) {
      expect([predictionStatus, zzshfjs]).toEqual([FAILED, null]);
      expect(zzshfjsExtRemark).toContain("没有适用的");
    }
  });
});
