import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const QYID = 1_001_003;
const request = async (operation: string, params: object = { qyid: QYID }) => {
  const answer = await server.request("chenjie", operation, params);
  expect(answer).toMatchObject({ code: "0" });
  return answer.result;
};

test("the year of a client counts what its lists hold", async () => {
  const year = { qyid: QYID, kjnd: 2026 };
  const summary = (await request("customerProfile.annualSummary", year)) as Readonly<Record<string, number>>;
  const { total } = (await request("visit.record.page", {
    pageNum: 1,
    pageSize: 1,
    qyId: QYID,
    startDate: "2026-01-01",
    endDate: "2026-12-31",
  })) as { total: number };
  expect(summary.visitCount).toBe(total);
  expect(summary.serviceMonths).toBeGreaterThan(0);
  expect(summary.bookMonths).toBeLessThanOrEqual(12);
});

test("decision makers are those contacts who are marked so", async () => {
  const page = { pageNum: 1, pageSize: 100, qyid: QYID };
  const { list } = (await request("customerProfile.contact.list", page)) as {
    list: readonly { isDecisionMaker: boolean }[];
  };
  const deciding = list.filter(({ isDecisionMaker }) => isDecisionMaker);
  expect(await request("customerProfile.decisionMaker")).toEqual(deciding);
});

test("accounts show the client's own accounts, whichever name the screen uses", async () => {
  const profile = (await request("customerProfile.accountInfo")) as readonly { yhzhid: number }[];
  const accounts = (await request("company.accounts", { companyId: QYID })) as typeof profile;
  expect(profile.length).toBeGreaterThan(0);
  expect(accounts.map(({ yhzhid }) => yhzhid)).toEqual(profile.map(({ yhzhid }) => yhzhid));
});

test("a client of somebody else is not to be found", async () => {
  const held = await server.db
    .selectFrom("companyGrant")
    .innerJoin("staff", "staff.userId", "companyGrant.userId")
    .select("companyGrant.companyId")
    .where("staff.account", "=", "sunli")
    .execute();
  const ownIds = new Set(held.map(({ companyId }) => companyId));
  const qyid = [1_001_001, 1_001_002, 1_001_003, 1_001_004, 1_001_005].find((id) => !ownIds.has(id));
  for (const operation of ["business.companyType", "decisionMaker"]) {
    expect(await server.request("sunli", `customerProfile.${operation}`, { qyid })).toMatchObject({
      code: "0404",
    });
  }
});
