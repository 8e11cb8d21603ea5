import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { goldenFact } from "../../../../tests/golden/golden-facts.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import { readShownAmounts } from "../../../testing/read-shown-amounts.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { findOpenCompany } from "../company-period/testing/find-open-company.ts";
import { type Month, type TaxOffice, taxOffice } from "../company-period/testing/tax-office.ts";

const server = useTestServer();
const SEPTEMBER = { kjnd: 2026, kjqj: 9 };
const OCTOBER = { kjnd: 2026, kjqj: 10 };
const NOVEMBER = { kjnd: 2026, kjqj: 11 };
const FAULT = "期初未知（按 0 计），请先录入期初";

let office: TaxOffice;
let general: number;
beforeAll(async () => {
  general = await findOpenCompany(server, "001");
});

/** A general taxpayer whose months are collected, not declared, and begin with nothing that anybody has entered. */
beforeEach(async () => {
  office = taxOffice(server, general);
  await office.become({ taxlayerType: "001", nsqxdm: "06" });
  await forget(NOVEMBER);
  for (const month of [SEPTEMBER, OCTOBER])
    await office.setRow(month, { taxDeclareStatus: 0, confirmationStatus: 0 });
});
afterEach(async () => await forget(NOVEMBER));

async function forget({ kjnd, kjqj }: Month) {
  await server.db
    .deleteFrom("companyPeriod")
    .where("companyId", "=", office.companyId)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .execute();
  await server.db
    .deleteFrom("plainRecord")
    .where("resource", "in", ["taxOpening", "taxNotice"])
    .where("companyId", "=", office.companyId)
    .execute();
}

const sale = (month: Month, tax: number) => ({ ...month, jxxlx: 1 as const, net: tax / 0.13, tax });
const enter = async (month: Month, amounts: object, account = "chenjie") =>
  await server.request(account, "taxOpening.save", {
    ...month,
    qyId: office.companyId,
    noOpening: false,
    ...amounts,
  });
const sheet = async (month: Month) =>
  (await office.call("taxOpening.detail", { ...month, qyId: office.companyId })).result;
const listed = async (month: Month) =>
  (await office.call("invoice.companyPeriod", { ...month, qyid: office.companyId })).result;
const calculated = async (month: Month) => {
  await expect.poll(async () => (await office.row(month)).predictionStatus).not.toBe(2);
  return await office.row(month);
};

interface Failed {
  readonly failList: readonly { readonly reason: string }[];
}
const reasons = ({ result }: { readonly result: unknown }) =>
  (result as Failed).failList.map(({ reason }) => reason);

test("opening-credit-over-a-month-without-estimate: what is not known is not nothing, and is said to be unknown", async () => {
  const { in: given } = goldenFact<Readonly<Record<string, string | null>>, unknown>(
    "vat",
    "opening-credit-over-a-month-without-estimate",
  );
  await office.invoice(sale(NOVEMBER, Number(given["output2026_11"])));
  const closed = { closingCredit: Number(given["closingCredit2026_09"]) };
  await office.setRow(SEPTEMBER, { estimate: JSON.stringify(closed), predictionStatus: 1 });
  await office.setRow(OCTOBER, { estimate: null, predictionStatus: 3, collectedTime: null });
  const row = await office.calculateIn(NOVEMBER);
  expect(row).toMatchObject({ predictionStatus: 1, estimate: { openingCredit: 0, isOpeningUnknown: true } });
  expect(await listed(NOVEMBER)).toMatchObject({ isOpeningUnknown: true });
  expect(await sheet(NOVEMBER)).toMatchObject({
    isUnknown: true,
    qcld: null,
    basis: null,
    source: "上期（2026年10期）没有申报数，也没有测算数",
  });
  const { result } = await office.call("prediction.calculate", { qyid: office.companyId, ...NOVEMBER });
  expect(result).toMatchObject({ sqldAmount: 0, isOpeningUnknown: true });
  const basis = await office.call("prediction.basis", { qyid: office.companyId, ...NOVEMBER });
  expect(basis.result).toMatchObject({ isOpeningUnknown: true, isOutdated: false });
  expect(JSON.stringify(basis.result)).toContain("上期留抵未知（按 0 计）");
  // Once October is collected, all that September left is known again, and so is what November begins with.
  await office.setRow(OCTOBER, { collectedTime: "2026-11-01 09:00:00" });
  await office.calculate(OCTOBER);
  expect(await calculated(NOVEMBER)).toMatchObject({
    estimate: { openingCredit: 33_011.5, vat: 26_988.5, isOpeningUnknown: false },
  });
});

test("a credit brought along from before the service is unknown until it is entered once", async () => {
  await office.invoice(sale(OCTOBER, 60_000), sale(SEPTEMBER, 10));
  const { beginDate } = await server.db
    .selectFrom("company")
    .select("beginDate")
    .where("companyId", "=", general)
    .executeTakeFirstOrThrow();
  const begin = async (day: string) =>
    await server.db.updateTable("company").set({ beginDate: day }).where("companyId", "=", general).execute();
  await begin("2026-10-08");
  await office.calculate(SEPTEMBER);
  expect(await office.calculate(OCTOBER)).toMatchObject({ estimate: { isOpeningUnknown: true } });
  expect(await sheet(OCTOBER)).toMatchObject({ source: "上期（2026年9期）不在服务期内" });
  expect((await enter(OCTOBER, { qcld: 33_011.5 })).code).toBe("0");
  expect(await calculated(OCTOBER)).toMatchObject({
    estimate: { openingCredit: 33_011.5, vat: 26_988.5, isOpeningUnknown: false },
  });
  expect(await sheet(OCTOBER)).toMatchObject({ qcld: 33_011.5, basis: 1, isUnknown: false });
  await begin(beginDate);
});

test("an unknown opening keeps the month from being notified, confirmed and declared, by one and by many", async () => {
  await office.invoice(sale(OCTOBER, 60_000));
  await office.setRow(SEPTEMBER, { estimate: null });
  await office.calculate(OCTOBER);
  const companies = [office.companyId];
  const shown = await readShownAmounts(server, companies, OCTOBER);
  const told = { taxStatus: "correct", paymentTimeType: 1, noticeTaxReqList: shown };
  const notice = { ...OCTOBER, operationType: 1, qyIdList: companies, ...told };
  expect(reasons(await office.call("taxConfirm.confirmTax", notice))).toEqual([FAULT]);
  expect(
    (await office.call("taxConfirm.confirmCheck", { ...OCTOBER, qyIdList: companies })).result,
  ).toMatchObject({
    failCount: 1,
    successQyIdList: [],
  });
  const confirmed = { ...OCTOBER, companyIdList: companies, noticeTaxReqList: shown };
  expect((await office.call("taxConfirm.postConfirm", confirmed)).result).toMatchObject({ successCount: 0 });
  expect((await office.call("taxNotice.preview", { ...OCTOBER, qyIdList: companies })).result).toMatchObject({
    openingRemark: "期初未知（按 0 计），录入期初前不能通知",
  });
  expect(await office.call("prediction.sheet", { qyid: office.companyId, ...OCTOBER })).toMatchObject({
    message: FAULT,
  });
  // Notified before amounts were carried: it is not declared either, whatever reason is given.
  const { zzshfjs } = await office.row(OCTOBER);
  await office.setRow(OCTOBER, { noticeTaxType: 1, qrzzse: zzshfjs });
  const preview = await office.call("taxDeclare.preview", { ...OCTOBER, qyIdList: companies });
  expect(preview.result).toMatchObject({ readyList: [], leftOutList: [{ reason: FAULT }] });
  const declared = { ...OCTOBER, qyIdList: companies, declareList: shown, reason: "客户已同意" };
  expect(reasons(await office.call("taxDeclare.batchSubmit", declared))).toEqual([FAULT]);
  expect(reasons(await office.call("taxConfirm.confirmTax", { ...notice, operationType: 6 }))).toHaveLength(
    1,
  );
  // Once entered, the amount has changed, and the client is notified anew.
  expect((await enter(OCTOBER, { qcld: 100 })).code).toBe("0");
  expect(await calculated(OCTOBER)).toMatchObject({ doubtState: 3, noticeTaxType: 1 });
  const anew = {
    ...notice,
    operationType: 6,
    noticeTaxReqList: await readShownAmounts(server, companies, OCTOBER),
  };
  expect(reasons(await office.call("taxConfirm.confirmTax", anew))).toEqual([]);
});

test("what the tax of a month does not use up of fees and prepayments goes on to the next", async () => {
  await office.invoice(sale(OCTOBER, 3_200), sale(NOVEMBER, 4_000));
  expect((await enter(OCTOBER, { qcld: 0, qcskf: 280, qcyjse: 5_280 })).code).toBe("0");
  expect(await calculated(OCTOBER)).toMatchObject({
    zzshfjs: "0.00",
    estimate: {
      openingControlFee: 280,
      relief: 280,
      closingControlFee: 0,
      openingPrepaid: 5_280,
      prepaid: 2_920,
      closingPrepaid: 2_360,
    },
  });
  expect((await office.calculateIn(NOVEMBER)).estimate).toMatchObject({
    openingPrepaid: 2_360,
    prepaid: 2_360,
    closingPrepaid: 0,
    vat: 1_640,
  });
  const { result } = await office.call("prediction.taxDetail", { qyid: office.companyId, ...OCTOBER });
  expect(result).toMatchObject({
    carriedDetails: [
      { name: "税控费", opening: 280, arising: 0, used: 280, closing: 0 },
      { name: "预缴税额", opening: 5_280, arising: 0, used: 2_920, closing: 2_360 },
    ],
  });
  const rows = await office.call("prediction.basisRows", {
    qyid: office.companyId,
    ...NOVEMBER,
    figure: "prepaid",
    pageNum: 1,
    pageSize: 20,
  });
  expect(rows.result).toMatchObject({
    list: [{ kind: "before", date: "2026-10-31", content: "2026年10期期末预缴", amount: 2_360 }],
  });
});

test("an opening that is changed changes the months after it, up to one that is declared", async () => {
  await office.invoice(sale(OCTOBER, 1_000), sale(NOVEMBER, 4_000));
  await enter(OCTOBER, { qcld: 3_000 });
  await calculated(OCTOBER);
  expect((await office.calculateIn(NOVEMBER)).estimate).toMatchObject({ openingCredit: 2_000, vat: 2_000 });
  await enter(OCTOBER, { qcld: 4_500 });
  await calculated(OCTOBER);
  expect((await calculated(NOVEMBER)).estimate).toMatchObject({ openingCredit: 3_500, vat: 500 });
  await office.setRow(NOVEMBER, { taxDeclareStatus: 2 });
  await enter(OCTOBER, { qcld: 1_500 });
  await calculated(OCTOBER);
  expect((await office.row(NOVEMBER)).estimate).toMatchObject({ openingCredit: 3_500 });
  expect((await enter(NOVEMBER, { qcld: 1 })).message).toBe("本期已申报，不能修改期初");
});

test("the figures that a month was declared with stand for what is estimated of it afterwards", async () => {
  await office.invoice(sale(SEPTEMBER, 10), sale(OCTOBER, 1_000), sale(NOVEMBER, 4_000));
  await enter(OCTOBER, { qcld: 3_000 });
  await calculated(OCTOBER);
  const companies = [office.companyId];
  const shown = await readShownAmounts(server, companies, OCTOBER);
  const { zzshfjs } = await office.row(OCTOBER);
  await office.setRow(OCTOBER, { noticeTaxType: 1, qrzzse: zzshfjs });
  const { result } = await office.call("taxDeclare.batchSubmit", {
    ...OCTOBER,
    qyIdList: companies,
    declareList: shown,
  });
  await jobEnd(server, "chenjie", (result as { taskid: string }).taskid);
  expect(await office.row(OCTOBER)).toMatchObject({ taxDeclareStatus: 2 });
  // An invoice that comes in late changes the estimate, not the declaration.
  const estimate = { ...(await office.row(OCTOBER)).estimate, closingCredit: 1 };
  await office.setRow(OCTOBER, { estimate: JSON.stringify(estimate) });
  expect((await office.calculateIn(NOVEMBER)).estimate).toMatchObject({ openingCredit: 2_000 });
  expect(await sheet(NOVEMBER)).toMatchObject({ basis: 3, source: "2026年10期申报的期末数" });
});

test("that there is no opening is said by whoever may; nothing in every amount says the same", async () => {
  await office.invoice(sale(OCTOBER, 60_000));
  await office.setRow(SEPTEMBER, { estimate: null });
  await office.calculate(OCTOBER);
  const keeper = "sunli";
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", keeper)
    .executeTakeFirstOrThrow();
  const granted = await server.db
    .selectFrom("companyGrant")
    .select("userId")
    .where("companyId", "=", office.companyId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!granted)
    await server.db
      .insertInto("companyGrant")
      .values({ gsid: 1001, companyId: office.companyId, userId })
      .execute();
  const refused = "期初全部为 0 即无期初，您没有确认无期初的权限";
  expect(await enter(OCTOBER, { noOpening: true }, keeper)).toMatchObject({ code: "0400", message: refused });
  expect(await enter(OCTOBER, { qcld: 0, qcskf: 0 }, keeper)).toMatchObject({ message: refused });
  expect((await enter(OCTOBER, { qcld: 12 }, keeper)).code).toBe("0");
  await calculated(OCTOBER);
  expect((await enter(OCTOBER, { noOpening: true })).code).toBe("0");
  expect((await calculated(OCTOBER)).estimate).toMatchObject({ openingCredit: 0, isOpeningUnknown: false });
  expect(await sheet(OCTOBER)).toMatchObject({ qcld: 0, basis: 4, isUnknown: false });
});

test.each([
  [{}, "请填写期初留抵税额，没有留抵的填 0"],
  [{ noOpening: true, qcskf: 280 }, "已选无期初，不能填写期初税控费"],
])("opening amounts %j are refused: %s", async (amounts, message) => {
  expect(await enter(OCTOBER, amounts)).toMatchObject({ code: "0400", message });
});

test("a small-scale taxpayer is asked for an opening only where something may be left of earlier fees or prepayments", async () => {
  await office.become({ taxlayerType: "101", nsqxdm: "08" });
  const quarter = SEPTEMBER;
  await office.invoice({ ...quarter, jxxlx: 1, net: 400_000, tax: 4_000, isSimple: true });
  await office.setRow({ kjnd: 2026, kjqj: 6 }, { estimate: null, taxDeclareStatus: 0 });
  expect((await office.calculate(quarter)).estimate).toMatchObject({ isOpeningUnknown: false });
  expect(await sheet(quarter)).toMatchObject({ basis: 4, source: "此前没有税控费和预缴" });
  await office.haveDeclared({ kjnd: 2026, kjqj: 5 }, [{ specialType: 4, amount: 5_000 }]);
  expect((await office.calculate(quarter)).estimate).toMatchObject({ isOpeningUnknown: true, vat: 4_000 });
  expect(await enter(quarter, { qcld: 5 })).toMatchObject({ message: "小规模纳税人没有留抵税额" });
  expect(await enter(OCTOBER, { qcyjse: 5 })).toMatchObject({
    message: "按季申报的企业，期初填在 3、6、9、12 期",
  });
  expect((await enter(quarter, { qcyjse: 5_000 })).code).toBe("0");
  expect((await calculated(quarter)).estimate).toMatchObject({ vat: 0, closingPrepaid: 1_000 });
});
