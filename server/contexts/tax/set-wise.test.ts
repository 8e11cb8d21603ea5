import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../testing/use-test-server.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const Q3 = { kjnd: 2026, quarter: 3 };
const server = useTestServer({ runJobs: false });
let companyIds: readonly number[];

beforeAll(async () => {
  const companies = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("isRemove", "=", 0)
    .orderBy("companyId")
    .execute();
  companyIds = companies.map(({ companyId }) => companyId);
});

const statementsFor = async (operation: string, params: object) =>
  await server.countStatements(async () => {
    const { code, message } = await server.request("chenjie", operation, params);
    expect(`${code} ${message}`).toMatch(/^0 /);
  });

test.each([
  ["taxConfirm.noticeList", OCTOBER],
  ["taxConfirm.confirmCheck", OCTOBER],
  ["taxConfirm.checkZzsNotice", OCTOBER],
  ["taxNotice.preview", OCTOBER],
  ["taxDeclare.preview", OCTOBER],
  ["taxDeclare.otherTax.preview", OCTOBER],
  ["pit.preview", OCTOBER],
  ["incomeTax.corporate.preview", Q3],
  ["incomeTax.operating.preview", Q3],
  ["taxDeclare.hsqj.preview", { kjnd: 2025 }],
])("%s asks the database as often for all clients as for half of them", async (operation, period) => {
  const half = companyIds.filter((_id, place) => place % 2 === 0);
  // The first call prepares what later ones find.
  await statementsFor(operation, { ...period, qyIdList: companyIds });
  const ofHalf = await statementsFor(operation, { ...period, qyIdList: half });
  expect(await statementsFor(operation, { ...period, qyIdList: companyIds })).toBe(ofHalf);
});
