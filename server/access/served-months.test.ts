import { beforeAll, expect, test } from "vitest";
import { yearPeriods } from "../../src/domain/period.ts";
import { filesFor as files, isServedIn } from "../../src/domain/served-months.ts";
import { useTestServer } from "../testing/use-test-server.ts";
import { filesFor, inService, readStops, servedIn } from "./served-months.ts";

const server = useTestServer();
const FIRST = 1_001_001;

/** Begin, then the stops; the demonstration has those with one open stop. */
const SERVICES: readonly (readonly [string, ...(readonly [string, string | null])[]])[] = [
  ["2025-01-10"],
  ["2026-04-30"],
  ["2026-04-01", ["2026-04", null]],
  ["2025-03-01", ["2026-02", "2026-04"]],
  ["2025-03-01", ["2026-05", "2026-09"], ["2026-11", null]],
  ["2026-02-28", ["2026-03", "2026-05"], ["2026-08", "2026-12"]],
  ["2026-06-01", ["2026-07", "2027-02"]],
  ["2025-03-01", ["2025-12", "2026-02"], ["2026-12", null]],
];
const ids = SERVICES.map((_service, index) => FIRST + index);

beforeAll(async () => {
  await server.db.deleteFrom("serviceStop").where("companyId", "in", ids).execute();
  for (const [index, [beginDate, ...stops]] of SERVICES.entries()) {
    const companyId = FIRST + index;
    const nsqxdm = index % 2 === 0 ? "06" : "08";
    await server.db
      .updateTable("company")
      .set({ beginDate, nsqxdm })
      .where("companyId", "=", companyId)
      .execute();
    if (stops.length > 0)
      await server.db
        .insertInto("serviceStop")
        .values(
          stops.map(([stopPeriod, resumePeriod]) => ({ gsid: 1001, companyId, stopPeriod, resumePeriod })),
        )
        .execute();
  }
});

const select = async (holds: ReturnType<typeof servedIn>) =>
  (
    await server.db
      .selectFrom("company")
      .select("companyId")
      .where("gsid", "=", 1001)
      .where(holds)
      .orderBy("companyId")
      .execute()
  ).map(({ companyId }) => companyId);

const services = async () => {
  const companies = await server.db
    .selectFrom("company")
    .select(["companyId", "beginDate", "nsqxdm"])
    .where("gsid", "=", 1001)
    .orderBy("companyId")
    .execute();
  const stops = await readStops(
    server.db,
    companies.map(({ companyId }) => companyId),
  );
  return companies.map((company) => ({ ...company, stops: stops.get(company.companyId) ?? [] }));
};

const PERIODS = [...yearPeriods(2025), ...yearPeriods(2026), ...yearPeriods(2027)];

test("the database and the function agree on every client and month, on filings too", async () => {
  const all = await services();
  for (const period of PERIODS) {
    const served = all.filter((service) => isServedIn(service, period)).map(({ companyId }) => companyId);
    expect(await select(servedIn(period)), period).toEqual(served);
    const filing = all.filter((service) => files(service, period)).map(({ companyId }) => companyId);
    expect(await select(filesFor(period)), period).toEqual(filing);
  }
});

test("of a span a client has one month of service at least", async () => {
  const all = await services();
  for (const [first, last] of [
    ["2026-01", "2026-12"],
    ["2026-04", "2026-06"],
    ["2026-07", "2026-09"],
    ["2025-12", "2026-01"],
    ["2027-01", "2027-12"],
  ] as const) {
    const months = PERIODS.filter((period) => period >= first && period <= last);
    const served = all.filter((service) => months.some((period) => isServedIn(service, period)));
    expect(await select(servedIn(first, last)), first).toEqual(served.map(({ companyId }) => companyId));
  }
});

test("today is asked about by its month; a service that begins later is not stopped", async () => {
  const { clock } = server;
  const [beginsLater = 0] = ids;
  await server.db
    .updateTable("company")
    .set({ beginDate: "2027-01-01" })
    .where("companyId", "=", beginsLater)
    .execute();
  const now = await select(inService(clock));
  expect(now).toContain(beginsLater);
  expect(await select(servedIn("2026-11"))).toEqual(now.filter((companyId) => companyId !== beginsLater));
});
