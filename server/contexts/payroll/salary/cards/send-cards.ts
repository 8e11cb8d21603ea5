import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { JobKind } from "../../../../contracts/job-kind.ts";
import { operation } from "../../../../contracts/operation.ts";
import { GatewayRefusal } from "../../../../gateways/gateway-refusal.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { oneByOne } from "../../../../operations/jobs/one-by-one.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import type { PayrollPerson } from "../payroll-records.ts";
import { cardText } from "./card-text.ts";

/** Kind of the job that sends payslips. */
export const SALARY_CARDS = "salary.card.send";

/** Value of the code table `salaryConfirmStatus`. */
const CONFIRMED = 1;

interface CardsJob {
  readonly companyId: number;
  readonly lineIds: readonly number[];
}

/** Leaves a job that sends the people of a confirmed sheet, or some of them, their payslips. */
export const sendCards = operation("salary.card.send", async (params, context) => {
  const { companyId, kjnd, kjqj, xctjid, ryidList } = params;
  const sheets = await RecordStore.open("salarySheet", context);
  const sheet = await sheets.first({ where: { companyId, xctjid, kjnd, kjqj } });
  if (!sheet) throw new Refusal("missing", "本期没有该方案的薪酬表，请刷新后重试");
  if (sheet.confirmStatus !== CONFIRMED) throw new Refusal("rule", "薪酬确认后才能发送工资条");
  const lines = await RecordStore.open("salaryLine", context);
  const where = { companyId, kjnd, kjqj, sheetId: sheet.id, ...(ryidList && { ryid: ryidList }) };
  const lineIds = (await lines.list({ where })).map(({ id }) => id);
  if (lineIds.length === 0) throw new Refusal("rule", "所选人员不在本期的薪酬表中，请刷新后重试");
  sheets.concern([sheet]);
  const job: CardsJob = { companyId, lineIds };
  return { taskid: await context.jobs.enqueue(SALARY_CARDS, "发送工资条", job), count: lineIds.length };
});

export const sendCardsJob: JobKind<CardsJob> = async ({ companyId, lineIds }, context) => {
  const work = async (lineId: number, part: FirmContext) => (await sendCard(lineId, companyId, part)) ?? true;
  return await oneByOne(lineIds, { ...WORDS, work }, context);
};

const WORDS = {
  all: (count: number) => `已发送 ${count} 人`,
  some: (sent: number, failed: number, named: string) => `已发送 ${sent} 人，${failed} 人未发送：${named}`,
};

/** Sends one payslip; gives why it was not sent. */
async function sendCard(id: number, companyId: number, context: FirmContext): Promise<string | null> {
  const lines = await RecordStore.open("salaryLine", context);
  const line = await lines.first({ where: { companyId, id } });
  if (!line) return "1 人已移出薪酬表";
  const people = await RecordStore.open("salaryPerson", context);
  const person = (await people.find(line.ryid)) as PayrollPerson;
  if (typeof person.phone !== "string" || person.phone === "") return `${person.xm}没有手机号`;
  try {
    await context.gateways.sms.send(person.phone, cardText(person.xm, line));
    return null;
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    return `${person.xm}：${error.message}`;
  }
}
