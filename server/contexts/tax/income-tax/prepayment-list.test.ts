import { expect, test } from "vitest";
import { grantOnly } from "../../../testing/grant-only.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { type IncomeTax, PENDING, prepaymentDesk } from "./testing/prepayment-desk.ts";

const server = useTestServer();
const { call, page, untold } = prepaymentDesk(server);

test("each client is in one list: companies under corporate tax, persons' businesses under operating income", async () => {
  const [companies, traders] = [await page("corporate"), await page("operating")];
  expect(companies.total).toBeGreaterThan(0);
  expect(traders.total).toBeGreaterThan(0);
  const types = await server.db
    .selectFrom("company")
    .select(["companyId", "companyType"])
    .where(
      "companyId",
      "in",
      [...companies.list, ...traders.list].map(({ companyId }) => companyId),
    )
    .execute();
  const typeOf = new Map(types.map(({ companyId, companyType }) => [companyId, companyType]));
  expect(new Set(companies.list.map(({ companyId }) => typeOf.get(companyId)))).toEqual(new Set(["1"]));
  expect(new Set(traders.list.map(({ companyId }) => typeOf.get(companyId)))).toEqual(new Set(["2"]));
  const wrong = traders.list[0]?.companyId;
  expect(await call("corporate", "calculate", { qyIdList: [wrong] })).toMatchObject({
    result: { successCount: 0, failList: [{ reason: "不申报企业所得税" }] },
  });
  expect(await call("corporate", "detail", { qyId: wrong })).toMatchObject({ code: "0404" });
});

test("the sums are those of all rows, not of the page", async () => {
  const { list, hj } = await page("corporate");
  const first = await page("corporate", { pageSize: 5 });
  expect(first.list).toHaveLength(5);
  expect(first.hj).toEqual(hj);
  const sum = list.reduce((total, { ybtse }) => total + Math.round((ybtse ?? 0) * 100), 0);
  expect(Math.round((hj["ybtse"] ?? 0) * 100)).toBe(sum);
});

test("another firm's clients, and those of colleagues, are not seen; what is late is told", async () => {
  const { companyId } = await untold(true);
  for (const name of ["detail", "calculate"])
    expect(
      await call("corporate", name, { qyId: companyId, qyIdList: [companyId] }, "qianjin"),
    ).not.toMatchObject({
      code: "0",
    });
  const own = await page("corporate", {}, "sunli");
  expect(own.total).toBeLessThan((await page("corporate")).total);
  const lateness = await call("corporate", "preview", { qyIdList: [companyId] });
  expect(lateness.result).toMatchObject({ deadline: "2026-10-26" });
  expect((lateness.result as { pendingRemark: string }).pendingRemark).toContain(
    "申报期已于 2026-10-26 截止",
  );
});

test("each list asks for its own right, and notices and declarations for that of tax confirmation", async () => {
  const { companyId } = await untold(true);
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  await server.request("chenjie", "companyUserAuth.addUser", { companyId, userId });
  const codeOf = async (tax: IncomeTax, name: string, params: object) =>
    (await call(tax, name, params, "sunli")).code;
  const paging = { pageNum: 1, pageSize: 10 };
  const qyIdList = [companyId];
  await grantOnly(server, "sunli", "accountingCentre.corporateIncomeTax");
  expect(await codeOf("corporate", "page", paging)).toBe("0");
  expect(await codeOf("operating", "page", paging)).toBe("0403");
  expect(await codeOf("corporate", "calculate", { qyIdList })).toBe("0");
  for (const name of ["confirmTax", "batchSubmit", "paymentStatus"])
    expect(await codeOf("corporate", name, { qyIdList, ...PENDING, status: 1 }), name).toBe("0403");
  await grantOnly(server, "sunli", "accountingCentre.personalTax");
  expect(await codeOf("operating", "page", paging)).toBe("0");
  expect(await codeOf("corporate", "page", paging)).toBe("0403");
});
