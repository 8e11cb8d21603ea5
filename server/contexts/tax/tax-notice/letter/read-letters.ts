import { amountInWords } from "../../../../../src/domain/amount-in-words.ts";
import { groupRows } from "../../../../../src/domain/group-rows.ts";
import { formatYuan } from "../../../../../src/domain/money.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { listImages } from "../../../../records/files/list-images.ts";
import { readableKeys } from "../../../../records/files/readable-keys.ts";
import type { RecordRow } from "../../../../records/record-row.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { yuan } from "../../../clients/door.ts";
import { daysCovered } from "../../company-period/period-days.ts";
import { NOT_NOTIFIED } from "../../company-period/period-states.ts";
import type { Month } from "../estimate-late-fees.ts";
import { NOTIFY, RENOTIFY } from "../keep-notice.ts";
import { differsFromNotice } from "../notice-difference.ts";
import { type NoticeFigures, readNoticeFigures } from "../notice-figures.ts";
import { type TaxOfLetter, readTaxes } from "./read-taxes.ts";
import { type Wording, sayPayment, wordingOf } from "./wording.ts";

export type Letter = Awaited<ReturnType<typeof readLetters>>[number];

/** The reader of the notice: for the firm it says too that the tax has changed since it was sent. */
type Reader = "firm" | "client";

interface Reading {
  readonly month: Month;
  /** A notice that has not been sent yet; null: the one that has been. */
  readonly draft: Wording | null;
  readonly reader: Reader;
}

/** The notices of these companies, in this order. */
export async function readLetters(
  qyIds: readonly number[],
  { month, draft, reader }: Reading,
  context: FirmContext,
) {
  const { db, clock } = context;
  const firm = await db.selectFrom("firm").select("gsmc").executeTakeFirstOrThrow();
  const rows = new Map((await readTaxes(qyIds, month, context)).map((row) => [row.companyId, row]));
  const sent = await readStandingNotices(qyIds, month, context);
  const figuresOf = await readNoticeFigures(qyIds, month, context);
  const letters = [];
  for (const qyId of qyIds) {
    const row = rows.get(qyId);
    if (!row) throw new Refusal("missing", "企业不存在或已被删除，请刷新后重试");
    if (draft === null && (row.noticeTaxType ?? NOT_NOTIFIED) === NOT_NOTIFIED)
      throw new Refusal("rule", `「${row.companyName}」的税款尚未通知`);
    const wording = draft ?? wordingOf(row);
    const notice = draft === null ? sent(qyId) : undefined;
    const { changeRemark, ...tax } =
      draft === null ? taxAsNotified(row, notice, await figuresOf(row)) : taxAsNow(row, await figuresOf(row));
    const { taxAmount, grsdsSe, gzZbInfoList, specialConditions } = tax;
    letters.push({
      ...sayPayment(wording, { ...row, taxAmount }, month, context),
      taxAmount,
      amountInWords: amountInWords(taxAmount),
      replacedAmount: tax.replacedAmount,
      taxes: tax.taxes,
      changedRemark: reader === "firm" ? changeRemark : null,
      covers: daysCovered(row.nsqxdm, month),
      qyId,
      companyName: row.companyName,
      taxlayerNo: row.taxlayerNo,
      taxlayerType: row.taxlayerType,
      firmName: firm.gsmc,
      letterDate: (notice?.createTime ?? clock.now()).slice(0, 10),
      specialConditions,
      grsdsSe,
      gzZbInfoList,
      images: await readImages(wording.fileKeyList ?? [], context),
    });
  }
  return letters;
}

/** The notice as it would be sent now. */
function taxAsNow(row: TaxOfLetter, figures: NoticeFigures) {
  return {
    ...figures,
    taxAmount: Number(row.zzshfjs ?? 0),
    replacedAmount: differsFromNotice(row) ? yuan(row.qrzzse) : null,
    changeRemark: null,
  };
}

/** The notice as it was sent, whatever has been calculated since. */
function taxAsNotified(row: TaxOfLetter, notice: StandingNotice | undefined, now: NoticeFigures) {
  const present = Number(row.zzshfjs ?? 0);
  const isChanged = differsFromNotice(row);
  const remark = `通知后预估税额有变动，现为 ${formatYuan(present)} 元`;
  // A notice of the time before figures were kept has the parts of today, as long as they come to its amount.
  const kept = notice?.figures ?? { ...now, ...(isChanged && { taxes: [] }) };
  return {
    ...kept,
    taxAmount: Number(row.qrzzse ?? present),
    replacedAmount: notice?.replacedAmount ?? null,
    changeRemark: isChanged ? remark : null,
  };
}

type StandingNotice = RecordRow<"taxNotice">;

/** The last notice that was sent to each of these companies of a month. */
async function readStandingNotices(
  companyIds: readonly number[],
  { kjnd, kjqj }: Month,
  context: FirmContext,
): Promise<(companyId: number) => StandingNotice | undefined> {
  const store = await RecordStore.open("taxNotice", context);
  const where = { companyId: [...companyIds], kjnd, kjqj, szId: VAT, operationType: [NOTIFY, RENOTIFY] };
  const notices = groupRows(await store.list({ where }), ({ companyId }) => companyId);
  return (companyId) =>
    notices
      .get(companyId)
      ?.toSorted((a, b) => a.id - b.id)
      .at(-1);
}

const VAT = 1;

async function readImages(fileKeys: readonly string[], context: FirmContext) {
  if (fileKeys.length === 0) return [];
  const readable = await readableKeys(fileKeys, context);
  return await listImages(
    fileKeys.filter((key) => readable.has(key)),
    context,
  );
}
