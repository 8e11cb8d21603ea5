import { beforeAll, expect, test } from "vitest";
import { createProject } from "../../../src/schema/project/project.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { RecordStore } from "../record-store.ts";

const GSID = 1001;
const properties = {
  id: { type: "integer" },
  until: { type: ["string", "null"], format: "date" },
  amount: { type: "number" },
  stage: { title: "期限", type: "string", "x-state": "lease" },
};
const Lease = { title: "租约", "x-record": { name: "lease" }, type: "object", properties };
const lease = {
  name: "lease",
  title: "期限",
  of: "lease.page",
  cases: [
    { value: "open", label: "长期", when: "{{ row.until === null }}" },
    { value: "over", label: "已到期", when: "{{ row.until < today }}" },
    { value: "ending", label: "30 天内到期", when: "{{ row.until <= addDays(today, 30) }}" },
    { value: "running", label: "履行中" },
  ],
};
const project = createProject(
  new Map([
    ["schemas/api/lease.json", JSON.stringify({ openapi: "3.1.0", components: { schemas: { Lease } } })],
    ["schemas/states/lease.json", JSON.stringify(lease)],
  ]),
);

/** It is 2026-11-20. */
const LEASES = [
  { until: null, amount: 1 },
  { until: "2026-11-19", amount: 2 },
  { until: "2026-11-20", amount: 4 },
  { until: "2026-12-20", amount: 8 },
  { until: "2026-12-21", amount: 16 },
];

const server = useTestServer();

async function openLeases(now = server.clock.now()): Promise<RecordStore> {
  return await RecordStore.openNamed("lease", {
    db: tenantDb(server.db, GSID),
    clock: { ...server.clock, now: () => now },
    user: { id: 1, gsid: GSID, name: "测试", userKind: "superAdmin", grants: new Map() },
    concerns: () => {},
    project,
    recordRules: {},
  } as unknown as FirmContext);
}

beforeAll(async () => {
  const leases = await openLeases();
  for (const fields of LEASES) await leases.create(fields);
});

test("a derived state narrows, counts, sums and splits up records as their own fields do", async () => {
  const leases = await openLeases();
  const ending = { where: { stage: "ending" } };
  expect((await leases.list(ending)).map(({ amount }) => amount)).toEqual([8, 4]);
  expect(await leases.count(ending)).toBe(2);
  expect(await leases.sum("amount", ending)).toBe(12);
  const groups = await leases.groupBy(["stage"], {}, ["amount"]);
  expect(new Map(groups.map(({ key, sum }) => [key["stage"], sum.amount]))).toEqual(
    new Map([
      ["open", 1],
      ["over", 2],
      ["ending", 12],
      ["running", 16],
    ]),
  );
  const numbers = await leases.summarise([
    { name: "over", where: { stage: ["over", "ending"] }, sum: undefined, distinct: undefined },
    { name: "due", where: { stage: "over" }, sum: "amount", distinct: undefined },
    { name: "stages", where: {}, sum: undefined, distinct: "stage" },
  ]);
  expect(numbers).toEqual({ over: 3, due: 2, stages: 4 });
});

test("a record shows its state, keeps none, and has another one on another day", async () => {
  const stages = async (leases: RecordStore) =>
    (await leases.present(await leases.list({ order: [{ field: "amount", descending: false }] }))).map(
      ({ stage }) => stage,
    );
  expect(await stages(await openLeases())).toEqual(["open", "over", "ending", "ending", "running"]);
  const tomorrow = await openLeases("2026-11-21 00:00:00");
  expect(await stages(tomorrow)).toEqual(["open", "over", "over", "ending", "ending"]);
  const first = (await tomorrow.list())[0]!;
  await tomorrow.change(first, { stage: "over", amount: 16 });
  expect(await tomorrow.count({ where: { stage: "ending" } })).toBe(2);
});
