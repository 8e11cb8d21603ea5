import { sql } from "kysely";
import { expect, test } from "vitest";
import { amountInWords } from "../../../../src/domain/amount-in-words.ts";
import { formatYuan } from "../../../../src/domain/money.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { newPerson } from "../../payroll/salary/testing/payroll-office.ts";
import { MONTH, PIT, withheldDesk } from "./testing/withheld-desk.ts";

/** Marks of the client's answer. */
const CORRECT = 9;
const DOUBTFUL = 1;

const server = useTestServer();
const desk = withheldDesk(server);

test("the client reads the month, the people, their pay and the tax, in words too, and its answer stands in the list, the history and the talk", async () => {
  const { qyid, rs, srhj, ybtse } = await desk.open();
  expect(await desk.shown([qyid])).toEqual([{ qyId: qyid, taxAmount: ybtse }]);
  const wording = {
    taxStatus: "correct",
    paymentTimeType: 0,
    paymentTime: "2026-11-24",
    content: "请留足余额",
  };
  const draft = await desk.call("taxNotice.letter", { ...PIT, qyId: qyid, ...wording });
  expect(await desk.notify([qyid], wording)).toEqual([]);
  const { letter } = await desk.letter(qyid);
  expect(letter).toEqual(draft.result);
  expect(letter).toMatchObject({
    taxName: "个人所得税（代扣代缴）",
    periodName: "2026年10期",
    opening: "贵公司 2026 年 10 月个人所得税代扣代缴税款已核算完成，请核对。",
    covers: "2026-10-01 至 2026-10-31",
    taxAmount: ybtse,
    amountInWords: amountInWords(ybtse),
    taxes: [{ szid: PIT.szId, se: ybtse }],
    payment: "2026-11-24，请在此前备足扣款账户余额",
    remark: "请留足余额",
    grsdsSe: null,
  });
  expect(letter.lines).toContainEqual({ name: `收入合计（${rs} 人）`, amount: srhj });
  const { months } = (await desk.asClient(qyid, "open")).result as { months: readonly object[] };
  expect(months).toContainEqual(
    expect.objectContaining({ szId: PIT.szId, taxAmount: ybtse, noticeTaxType: 1, answer: null }),
  );
  expect(await desk.answer(qyid, CORRECT)).toMatchObject({ code: "0" });
  expect(await desk.row(qyid)).toMatchObject({
    noticeTaxType: 1,
    toldAmount: ybtse,
    difference: 0,
    doubtState: 0,
  });
  expect(await desk.history(qyid)).toMatchObject([
    { operationType: 4, taxAmount: ybtse, source: 2 },
    { operationType: 1, taxAmount: ybtse, content: "请留足余额" },
  ]);
  const page = { pageNum: 1, pageSize: 100, qyid, module: 4 };
  const { data } = (await desk.call("chat.record.page", page)).result as { data: readonly object[] };
  expect(data[0]).toMatchObject({
    content: "2026年10期个人所得税（代扣代缴）税款确认无误",
    sender: "client",
    tags: CORRECT,
  });
});

test("a doubt of the client stands in the list with its words, and can be looked for, until it is notified anew", async () => {
  const { qyid } = await desk.open();
  await desk.notify([qyid]);
  expect(await desk.answer(qyid, DOUBTFUL, "王敏已离职，为何还有工资？")).toMatchObject({ code: "0" });
  expect(await desk.row(qyid)).toMatchObject({ doubtState: 2, doubtContent: "王敏已离职，为何还有工资？" });
  expect((await desk.list({ doubtState: 2 })).map((row) => row.qyid)).toContain(qyid);
  await desk.raise(qyid);
  await desk.notify([qyid], { operationType: 6 });
  expect(await desk.row(qyid)).toMatchObject({ doubtState: 0, doubtContent: null, difference: 0 });
});

test("pay that changes after the notice shows the difference, and the client is notified anew once it is confirmed", async () => {
  const { qyid, ybtse: told } = await desk.open();
  await desk.notify([qyid]);
  const sent = await desk.letter(qyid);
  expect(await desk.notify([qyid], { operationType: 6 })).toEqual(["税额没有变动，无需重新通知"]);
  const check = { ...MONTH, companyIdList: [qyid] };
  const asked = await desk.call("salary.cancelConfirmBatchCheck", check);
  expect(asked.result, "who takes the confirmation back is told").toMatchObject([{ toldAmount: told }]);
  const sheets = await desk.call("salary.confirmQuery", { ...MONTH, companyId: qyid });
  expect(sheets.result).toMatchObject({ toldAmount: told });
  const { ybtse: now, ...changed } = await desk.raise(qyid, { confirm: false });
  expect(now).toBeGreaterThan(told);
  expect(changed).toMatchObject({ noticeTaxType: 1, toldAmount: told });
  expect(changed.difference).toBeCloseTo(now - told, 2);
  expect((await desk.letter(qyid)).letter, "the letter stays as it was sent").toEqual(sent.letter);
  const { result } = await desk.call("taxNotice.letter", { ...PIT, qyId: qyid });
  expect(result).toMatchObject({ changedRemark: `通知后预估税额有变动，现为 ${formatYuan(now)} 元` });
  expect(await desk.notify([qyid], { operationType: 6 })).toEqual(["薪酬未确认，请先确认薪酬"]);
  await desk.confirm(qyid);
  const stale = [{ qyId: qyid, taxAmount: told }];
  expect(await desk.notify([qyid], { operationType: 6 }, stale)).toEqual([
    expect.stringMatching(/^税额已变动/),
  ]);
  expect(await desk.notify([qyid], { operationType: 6 })).toEqual([]);
  expect((await desk.letter(qyid)).letter).toMatchObject({ taxAmount: now, replacedAmount: told });
  expect(await desk.row(qyid)).toMatchObject({ toldAmount: now, difference: 0 });
});

test("a notice is taken back or gets another day, and says nothing to the client that it does not carry", async () => {
  const { qyid, ybtse } = await desk.open();
  expect(await desk.notify([qyid], { operationType: 2 })).toEqual(["不是已通知状态，不能撤销通知"]);
  expect(await desk.notify([qyid], {}, [{ qyId: qyid, taxAmount: ybtse + 1 }])).toEqual([
    `税额已变动：所见 ${formatYuan(ybtse + 1)} 元，现为 ${formatYuan(ybtse)} 元，请核对后重试`,
  ]);
  expect(await desk.notify([qyid], {}, [])).toEqual([expect.stringMatching(/^没有带上所见的税额/)]);
  await desk.notify([qyid]);
  expect(await desk.notify([qyid])).toEqual(["个税已通知"]);
  expect(await desk.notify([qyid], { operationType: 3, paymentTime: "2026-11-27" })).toEqual([]);
  expect((await desk.letter(qyid)).letter.payment).toContain("2026-11-27");
  expect(await desk.notify([qyid], { operationType: 2 })).toEqual([]);
  expect(await desk.row(qyid)).toMatchObject({ noticeTaxType: 0, toldAmount: null, payTime: null });
  expect(await desk.asClient(qyid, "letter", PIT)).toMatchObject({
    message: "会计已撤回这份通知，请等待新的通知",
  });
});

test("nothing is told before the pay is confirmed, while the month runs, or once it is declared; the list says it beforehand", async () => {
  const { qyid } = await desk.open();
  const month = { ...MONTH, companyIdList: [qyid] };
  const before = await desk.call("salary.cancelConfirmBatchCheck", month);
  expect(before.result).toMatchObject([{ toldAmount: null }]);
  await desk.confirm(qyid, 0);
  const unconfirmed = "薪酬未确认，请先确认薪酬";
  expect(await desk.notify([qyid])).toEqual([unconfirmed]);
  expect((await desk.row(qyid)).can.notify).toBe(unconfirmed);
  await desk.confirm(qyid);
  expect((await desk.row(qyid)).can.notify).toBe(true);
  const declared = (await desk.list({ declareStatus: 2 })).find(({ toldAmount }) => toldAmount === null);
  expect(await desk.notify([declared?.qyid ?? 0])).toEqual(["个税已申报"]);
  const [empty] = await desk.list({ salaryStatus: 0 });
  expect(await desk.notify([empty?.qyid ?? 0])).toEqual(["本期薪酬未编制，请先编制并确认薪酬"]);
  const running = { ...MONTH, kjqj: 11, qyIdList: [qyid], operationType: 1 };
  const { result } = await desk.call("pit.confirmTax", running);
  expect(result).toMatchObject({ failList: [{ reason: "本月尚未结束，不能通知税款" }] });
  const early = { ...MONTH, kjnd: 2019, qyIdList: [qyid], operationType: 1 };
  expect((await desk.call("pit.confirmTax", early)).message).toContain("不在服务期内，不能通知");
});

test("income beside wages alone is told as soon as it is entered, and anew when it changes", async () => {
  const [empty] = await desk.list({ salaryStatus: 0 });
  const qyid = empty?.qyid ?? 0;
  const month = { companyId: qyid, ...MONTH };
  const { ryid } = await desk.done<{ ryid: number }>("salary.person.save", { ...month, ...newPerson() });
  const pay = async (sr: number) =>
    await desk.done("salary.gzPersonalIncome.save", { ...month, ryid, sdxm: "lxgx", sr });
  await pay(50_000);
  expect(await desk.row(qyid)).toMatchObject({
    salaryStatus: 0,
    rs: 1,
    ybtse: 10_000,
    can: { notify: true },
  });
  expect(await desk.notify([qyid])).toEqual([]);
  expect((await desk.letter(qyid)).letter.taxAmount).toBe(10_000);
  await pay(5_000);
  expect(await desk.row(qyid)).toMatchObject({ toldAmount: 10_000, difference: 1_000 });
  expect(await desk.notify([qyid], { operationType: 6 })).toEqual([]);
  expect((await desk.letter(qyid)).letter.taxAmount).toBe(11_000);
});

test("a notice of the time before amounts were kept is taken back, and then told with its amount", async () => {
  const { qyid, ybtse } = await desk.open();
  await server.db
    .updateTable("plainRecord")
    .set({ fields: sql<string>`(fields || '{"noticeTaxType": 1}'::jsonb) - 'toldAmount'` })
    .where("resource", "=", "pitDeclaration")
    .where("companyId", "=", qyid)
    .where("kjnd", "=", MONTH.kjnd)
    .where("kjqj", "=", MONTH.kjqj)
    .execute();
  const draft = { ...MONTH, qyId: qyid, taxStatus: "correct", paymentTimeType: 1 };
  const { result } = await desk.call("taxNotice.letter", draft);
  expect(result).toMatchObject({ grsdsSe: ybtse });
  expect((await desk.row(qyid)).can.notify).toBe("个税已通知");
  expect(await desk.notify([qyid])).toEqual(["个税已通知"]);
  expect(await desk.notify([qyid], { operationType: 2 })).toEqual([]);
  expect(await desk.row(qyid)).toMatchObject({ noticeTaxType: 0, toldAmount: null, can: { notify: true } });
  expect(await desk.notify([qyid])).toEqual([]);
  expect(await desk.row(qyid)).toMatchObject({ noticeTaxType: 1, toldAmount: ybtse });
});

test("several clients are told at once, and those that cannot be are named", async () => {
  const { qyid } = await desk.open();
  const [open] = await desk.list({ salaryStatus: 1 });
  const { result } = await desk.call("pit.confirmTax", {
    ...MONTH,
    qyIdList: [qyid, open?.qyid],
    operationType: 1,
    paymentTimeType: 1,
    noticeTaxReqList: await desk.shown([qyid, open?.qyid ?? 0]),
  });
  expect(result).toMatchObject({
    successCount: 1,
    failList: [{ companyId: open?.qyid, reason: "薪酬未确认，请先确认薪酬" }],
  });
});

test("VAT's letter leaves the withheld tax out as long as it has a notice of its own", async () => {
  const { qyid, ybtse } = await desk.open();
  const draft = { ...MONTH, qyId: qyid, taxStatus: "correct", paymentTimeType: 1 };
  const inLetter = async () =>
    ((await desk.call("taxNotice.letter", draft)).result as { grsdsSe: number | null }).grsdsSe;
  const inForm = async () => {
    const asked = { ...MONTH, qyIdList: [qyid] };
    return ((await desk.call("taxNotice.preview", asked)).result as { grsdsSe: number | null }).grsdsSe;
  };
  expect([await inLetter(), await inForm()]).toEqual([ybtse, ybtse]);
  await desk.notify([qyid]);
  expect([await inLetter(), await inForm()]).toEqual([null, null]);
  await desk.notify([qyid], { operationType: 2 });
  expect([await inLetter(), await inForm()]).toEqual([ybtse, ybtse]);
});

test("what the bureau alone knows of has not been told to the client", async () => {
  const row = (await desk.list({ noticeTaxType: 3 })).find(({ toldAmount }) => toldAmount === null);
  const qyid = row?.qyid ?? 0;
  const { months } = (await desk.asClient(qyid, "open")).result as { months: readonly object[] };
  expect(months).not.toContainEqual(expect.objectContaining({ ...PIT, noticeTaxType: 3 }));
  expect((await desk.asClient(qyid, "letter", PIT)).message).toBe("会计已撤回这份通知，请等待新的通知");
});

test("needs the permission of notices", async () => {
  const { qyid } = await desk.open();
  const params = { ...MONTH, qyIdList: [qyid], operationType: 1 };
  expect(await desk.call("pit.confirmTax", params, "heqing")).toMatchObject({ code: "0403" });
});
