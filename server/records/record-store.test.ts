import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { FirmContext } from "../contracts/firm-context.ts";
import { tenantDb } from "../platform/database/tenant-db.ts";
import { type TestServer, testServer } from "../testing/test-server.ts";
import { RecordStore } from "./record-store.ts";
import { parcelCatalogue } from "./testing/parcel-catalogue.ts";

const FIRST = 1_001_001;
const SECOND = 1_001_002;
const BOUND = 3;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("plainRecord").where("resource", "=", "parcel").execute();
});

async function openParcels(gsid = 1001): Promise<RecordStore> {
  return await RecordStore.openNamed("parcel", {
    db: tenantDb(server.db, gsid),
    clock: server.clock,
    user: { id: 1, gsid, name: "测试", userKind: "superAdmin", grants: new Map() },
    concerns: () => {},
    project: parcelCatalogue,
    recordRules: {},
    longestList: BOUND,
  } as unknown as FirmContext);
}

let number = 0;
async function send(fields: object): Promise<number> {
  const parcels = await openParcels();
  number += 1;
  return (await parcels.create({ companyId: FIRST, recipient: `收件人${number}`, ...fields })).id;
}

test("a list of the firm's refuses beyond its bound, one of a company's or of named records does not", async () => {
  const ids = [await send({}), await send({}), await send({})];
  const parcels = await openParcels();
  expect(await parcels.list()).toHaveLength(BOUND);
  ids.push(await send({}));
  await expect(parcels.list()).rejects.toMatchObject({
    kind: "tooMany",
    message: expect.stringMatching(/超过 3 条，无法一次列出/) as string,
  });
  await expect(parcels.list({ where: { state: 1 } })).rejects.toMatchObject({ kind: "tooMany" });
  expect(await parcels.list({ where: { companyId: FIRST } })).toHaveLength(4);
  expect(await parcels.list({ where: { id: ids } })).toHaveLength(4);
  expect(await parcels.take(ids)).toHaveLength(4);
});

test("sums are exact, and nothing comes to nothing", async () => {
  const parcels = await openParcels();
  expect(await parcels.sum("fee")).toBe(0);
  for (const fee of [0.1, 0.2, null]) await send({ fee });
  expect(await parcels.sum("fee")).toBe(0.3);
  expect(await parcels.sum("fee", { where: { companyId: SECOND } })).toBe(0);
});

test("records are grouped by values, their beginnings and those of a list", async () => {
  await send({ fee: 1.1, state: 1, sent: "2026-01-05", marks: ["急", "贵重"] });
  await send({ fee: 2.2, state: 1, sent: "2026-01-31", marks: ["急"] });
  const newest = await send({ fee: null, state: 2, sent: null, marks: [] });
  const parcels = await openParcels();
  expect(await parcels.groupBy(["state"], {}, ["fee"])).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: { state: 1 }, count: 2, sum: { fee: 3.3 } }),
      { key: { state: 2 }, count: 1, sum: { fee: 0 }, newest },
    ]),
  );
  const months = await parcels.groupBy([{ field: "sent", first: 7 }]);
  expect(new Map(months.map(({ key, count }) => [key["sent"], count]))).toEqual(
    new Map([
      ["2026-01", 2],
      [null, 1],
    ]),
  );
  const marks = await parcels.groupBy(["marks"]);
  expect(new Map(marks.map(({ key, count }) => [key["marks"], count]))).toEqual(
    new Map([
      ["急", 2],
      ["贵重", 1],
    ]),
  );
  expect(await parcels.groupBy([], { where: { companyId: SECOND } }, ["fee"])).toEqual([
    { key: {}, count: 0, newest: 0, sum: { fee: 0 } },
  ]);
});

test("of each value the newest record is found, or the first in an order", async () => {
  const dear = await send({ fee: 9 });
  const young = await send({ fee: 1 });
  const ofSecond = await send({ companyId: SECOND, fee: 5 });
  const parcels = await openParcels();
  const idsOf = (latest: Awaited<ReturnType<RecordStore["latestPer"]>>) =>
    new Map([...latest].map(([companyId, { id }]) => [companyId, id]));
  expect(idsOf(await parcels.latestPer("companyId"))).toEqual(
    new Map([
      [FIRST, young],
      [SECOND, ofSecond],
    ]),
  );
  const order = [{ field: "fee", descending: true }];
  expect(idsOf(await parcels.latestPer("companyId", { order, where: { companyId: FIRST } }))).toEqual(
    new Map([[FIRST, dear]]),
  );
});

test("a list in the order of its kind is the other way round throughout where a user turns it", async () => {
  const first = await send({ fee: 1, sent: "2026-01-02" });
  const second = await send({ fee: 1, sent: "2026-01-01" });
  const third = await send({ fee: 2, sent: "2026-01-01" });
  const record = { ...parcelCatalogue.records.get("parcel")!, order: ["fee", "sent"] };
  const context = {
    db: tenantDb(server.db, 1001),
    clock: server.clock,
    user: { id: 1, gsid: 1001, name: "测试", userKind: "superAdmin", grants: new Map() },
    project: { ...parcelCatalogue, records: new Map([["parcel", record]]) },
    recordRules: {},
    longestList: BOUND,
  } as unknown as FirmContext;
  const parcels = await RecordStore.openNamed("parcel", context);
  const idsBy = async (order: readonly { field: string; descending: boolean }[]) =>
    (await parcels.list({ order, where: { companyId: FIRST } })).map(({ id }) => id);
  expect(await idsBy([])).toEqual([second, first, third]);
  expect(await idsBy([{ field: "fee", descending: true }])).toEqual([third, first, second]);
  expect(await idsBy([{ field: "sent", descending: true }])).toEqual([first, second, third]);
});

test("each goes through all pages once, also when what it gave is deleted meanwhile", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.push(await send({}));
  const parcels = await openParcels();
  const seen: number[][] = [];
  for await (const page of parcels.each({}, 2)) {
    seen.push(page.map(({ id }) => id));
    await parcels.remove(page);
  }
  expect(seen.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(seen.flat()).toEqual(ids.toReversed());
  expect(await parcels.exists({})).toBe(false);
});

test("another firm's records are neither counted nor found", async () => {
  await send({ fee: 7 });
  const theirs = await openParcels(1002);
  expect(await theirs.count()).toBe(0);
  expect(await theirs.sum("fee")).toBe(0);
  expect(await theirs.exists({})).toBe(false);
  expect(await theirs.groupBy(["state"])).toEqual([]);
  expect(await theirs.latestPer("companyId")).toEqual(new Map());
  expect(await (await openParcels()).exists({})).toBe(true);
});

test("a list of companies is told how many of the records of each are like this, and when the latest came", async () => {
  await send({ state: 1 });
  const newest = await send({ state: 2 });
  await send({ state: 1, companyId: SECOND });
  const counts = (await openParcels()).perCompany({ all: {}, second: { state: 2 } });
  const lastTime = server.clock.now().slice(0, 10);
  expect(await counts.orderBy("r.companyId").execute()).toEqual([
    {
      ofCompany: FIRST,
      all: 2,
      second: 1,
      newestId: newest,
      lastTime: expect.stringContaining(lastTime) as string,
    },
    {
      ofCompany: SECOND,
      all: 1,
      second: 0,
      newestId: newest + 1,
      lastTime: expect.stringContaining(lastTime) as string,
    },
  ]);
});
