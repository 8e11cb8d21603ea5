import { randomUUID } from "node:crypto";
import { assertMayExport } from "../../../access/assert-may-export.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { operation } from "../../../contracts/operation.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import { Refusal } from "../../../platform/errors.ts";
import { oneByOne } from "../../../operations/jobs/one-by-one.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takeCompanies } from "../company/take-companies.ts";
import { readRecipients } from "./read-recipients.ts";
import { textFor } from "./text-for.ts";

/** Kind of the job that sends a text to many clients. */
export const MASS_TEXT = "massText.send";

export interface MassTextJob {
  readonly companyIds: readonly number[];
  readonly content: string;
  /** Of what is kept of it. */
  readonly batchKey: string;
}

/** Leaves a job that sends a text to clients, unless none of them can be reached. */
export const sendTexts = operation("massText.send", async ({ companyIdList, content }, context) => {
  await takeCompanies(context, companyIdList);
  const recipients = await readRecipients(context, companyIdList);
  if (recipients.every(({ obstacle }) => obstacle !== null)) {
    throw new Refusal("rule", "所选客户都没有可用的手机号，请先补充联系人");
  }
  const job: MassTextJob = { companyIds: companyIdList, content, batchKey: randomUUID() };
  return { taskid: await context.jobs.enqueue(MASS_TEXT, `群发短信（${companyIdList.length} 个客户）`, job) };
});

export const sendTextsJob: JobKind<MassTextJob> = async (params, job) => {
  assertMayExport(job, "customerCentre.customerInfo.massText");
  const work = async (companyId: number, part: FirmContext) =>
    (await sendText(companyId, params, part)) ?? true;
  return await oneByOne(params.companyIds, { ...WORDS, work }, job);
};

const WORDS = {
  all: (count: number) => `已发送 ${count} 个客户`,
  some: (sent: number, failed: number, named: string) =>
    `已发送 ${sent} 个客户，${failed} 个未发送：${named}`,
};

/** Sends one text and keeps what has become of it; gives why it was not sent. */
async function sendText(
  companyId: number,
  { content, batchKey }: MassTextJob,
  context: FirmContext,
): Promise<string | null> {
  const [recipient] = await readRecipients(context, [companyId]);
  if (!recipient) return "1 个客户已被删除或不再由您负责";
  const { companyName, contactName, phone, obstacle } = recipient;
  const text = textFor(content, recipient);
  const reason = obstacle ?? (await send(phone ?? "", text, context));
  const store = await RecordStore.open("textMessage", context);
  await store.create({ companyId, batchKey, contactName, phone, content: text, reason });
  return reason === null ? null : `「${companyName}」${reason}`;
}

async function send(phone: string, text: string, { gateways }: FirmContext): Promise<string | null> {
  try {
    await gateways.sms.send(phone, text);
    return null;
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    return error.message;
  }
}
