import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { readShownAmounts } from "../../../testing/read-shown-amounts.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const NOTICE = { ...OCTOBER, operationType: 1, taxStatus: "correct", paymentTimeType: 1 };

const server = useTestServer();

/** Companies that nothing speaks against notifying, and whose staff was paid in the month. */
async function twoReady(): Promise<readonly [number, number]> {
  const rows = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("plainRecord as r", "r.companyId", "p.companyId")
    .select("p.companyId")
    .distinct()
    .where("r.resource", "=", "salarySheet")
    .where(sql<boolean>`r.kjnd = 2026 and r.kjqj = 10`)
    .where("p.gsid", "=", 1001)
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.noticeTaxType", "=", 0)
    .where("p.zzshfjs", ">", "1")
    .orderBy("p.companyId")
    .execute();
  const { result } = await server.request("chenjie", "taxConfirm.confirmCheck", {
    ...OCTOBER,
    qyIdList: rows.map(({ companyId }) => companyId),
  });
  const [first, second] = (result as { successQyIdList: readonly number[] }).successQyIdList;
  if (first === undefined || second === undefined)
    throw new Error("fewer than two companies can be notified");
  return [first, second];
}

/** Makes a company's pay of the month unconfirmed labour pay. */
const openLabour = async (companyId: number) =>
  await server.db
    .updateTable("plainRecord")
    .set({ fields: sql`fields || '{"xclx": 4, "confirmStatus": 0}'::jsonb` })
    .where("resource", "=", "salarySheet")
    .where("companyId", "=", companyId)
    .where(sql<boolean>`kjnd = 2026 and kjqj = 10`)
    .execute();

const closeLabour = async () =>
  await server.db
    .updateTable("plainRecord")
    .set({ fields: sql`fields || '{"confirmStatus": 1}'::jsonb` })
    .where("resource", "=", "salarySheet")
    .where(sql<boolean>`kjnd = 2026 and kjqj = 10`)
    .execute();

const previewOf = async (qyIdList: readonly number[]) =>
  (await server.request("chenjie", "taxNotice.preview", { ...OCTOBER, qyIdList })).result as {
    readonly labourRemark: string | null;
    readonly undoRemark: string | null;
  };

const stateOf = async (companyId: number) =>
  (
    await server.db
      .selectFrom("companyPeriod")
      .select("noticeTaxType")
      .where("companyId", "=", companyId)
      .where("kjnd", "=", 2026)
      .where("kjqj", "=", 10)
      .executeTakeFirstOrThrow()
  ).noticeTaxType;

test("labour pay that is not confirmed is told, and keeps its company from being notified where it is checked", async () => {
  await closeLabour();
  const [open, other] = await twoReady();
  expect((await previewOf([open])).labourRemark).toBeNull();
  await openLabour(open);
  expect((await previewOf([open])).labourRemark).toBe("本期劳务报酬尚未确认，代扣个税可能不全");
  expect((await previewOf([open, other])).labourRemark).toBe(
    "1 家企业本期劳务报酬尚未确认，代扣个税可能不全",
  );
  const told = await server.request("chenjie", "taxConfirm.confirmTax", {
    ...NOTICE,
    qyIdList: [open, other],
    noticeTaxReqList: await readShownAmounts(server, [open, other], OCTOBER),
    ignoreLwbczhCheck: 0,
  });
  expect(told.result).toMatchObject({
    failCount: 1,
    failList: [{ companyId: open, reason: "本期劳务报酬尚未确认，代扣个税可能不全" }],
  });
  expect([await stateOf(open), await stateOf(other)]).toEqual([0, 1]);
  const ignored = await server.request("chenjie", "taxConfirm.confirmTax", {
    ...NOTICE,
    qyIdList: [open],
    noticeTaxReqList: await readShownAmounts(server, [open], OCTOBER),
    ignoreLwbczhCheck: 1,
  });
  expect(ignored.result).toMatchObject({ failCount: 0 });
  expect(await stateOf(open)).toBe(1);
});

test("a filing of the staff's income tax that is being taken back is told before the notice and in it", async () => {
  const filing = await server.db
    .selectFrom("plainRecord")
    .select(["id", "companyId"])
    .where("gsid", "=", 1001)
    .where("resource", "=", "pitDeclaration")
    .where(sql<boolean>`kjnd = 2026 and kjqj = 10`)
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const companyId = Number(filing.companyId);
  const undoStatus = async () =>
    (
      (await server.request("chenjie", "taxNotice.getNoticeTaxInfo", { ...OCTOBER, qyId: companyId }))
        .result as {
        readonly undoStatus: number | null;
      }
    ).undoStatus;
  expect((await previewOf([companyId])).undoRemark).toBeNull();
  expect(await undoStatus()).toBeNull();
  await server.db
    .updateTable("plainRecord")
    .set({ fields: sql`fields || '{"undoStatus": 1}'::jsonb` })
    .where("id", "=", filing.id)
    .execute();
  expect((await previewOf([companyId])).undoRemark).toBe("个税申报正在撤销，代扣个税可能变动");
  expect(await undoStatus()).toBe(1);
});
