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
import { NOT_NOTIFIED } from "../../company-period/period-states.ts";
import type { NoticedTax } from "../../filing/noticed-tax.ts";
import { readToldApart } from "../../withheld-tax/told-apart.ts";
import type { Month } from "../estimate-late-fees.ts";
import { NOTIFY, RENOTIFY } from "../keep-notice.ts";
import { differenceOf } from "../notice-difference.ts";
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

/** The notices of a tax to these companies, in this order. */
export async function readLetters<Row>(
  tax: NoticedTax<Row>,
  qyIds: readonly number[],
  { month, draft, reader }: Reading,
  context: FirmContext,
) {
  const firm = await context.db.selectFrom("firm").select("gsmc").executeTakeFirstOrThrow();
  const sent = await readStandingNotices(tax, qyIds, month, context);
  const toldApart = await readToldApart(qyIds, month, context);
  const letters = [];
  for (const of of await readTaxes(tax, qyIds, month, context)) {
    const { client } = of;
    const notice = draft === null ? sent(client.companyId) : undefined;
    const wording = draft ?? wordingOf(tax, assertNotified(tax, of), notice?.content ?? null);
    const { changeRemark, ...told } = draft === null ? asNotified(tax, of, notice) : asNow(tax, of);
    const { taxAmount } = told;
    letters.push({
      ...sayPayment(tax, { client, taxAmount, month }, wording, context),
      ...told,
      ...(toldApart.has(client.companyId) && WITHOUT_STAFF),
      refundAmount: taxAmount < 0 ? -taxAmount : null,
      amountInWords: amountInWords(Math.abs(taxAmount)),
      changedRemark: reader === "firm" ? changeRemark : null,
      covers: tax.covers(client, month),
      szId: tax.szid,
      taxName: tax.name,
      periodName: tax.periodName(month),
      qyId: client.companyId,
      companyName: client.companyName,
      taxlayerNo: client.taxlayerNo,
      taxlayerType: client.taxlayerType,
      firmName: firm.gsmc,
      letterDate: (notice?.createTime ?? context.clock.now()).slice(0, 10),
      images: await readImages(wording.fileKeyList ?? [], context),
    });
  }
  return letters;
}

/** The staff's income tax is told by a notice of its own. */
const WITHOUT_STAFF = { grsdsSe: null, gzZbInfoList: [] };

function assertNotified<Row>(tax: NoticedTax<Row>, { client, row }: TaxOfLetter<Row>): Row {
  if (row === undefined || tax.state(row).noticeTaxType === NOT_NOTIFIED)
    throw new Refusal("rule", `「${client.companyName}」的税款尚未通知`);
  return row;
}

type Figures = TaxOfLetter<unknown>["figures"];

function shownFigures(figures: Figures) {
  const { taxes = [], lines = [], specialConditions = [], grsdsSe = null, gzZbInfoList = [] } = figures ?? {};
  return { taxes, lines, specialConditions, grsdsSe, gzZbInfoList };
}

/** The notice as it would be sent now. */
function asNow<Row>(tax: NoticedTax<Row>, { row, figures }: TaxOfLetter<Row>) {
  const isChanged = row !== undefined && (differenceOf(tax, row) ?? 0) !== 0;
  return {
    ...shownFigures(figures),
    taxAmount: row === undefined ? 0 : Number(tax.now(row) ?? 0),
    replacedAmount: isChanged ? yuan(tax.told(row)) : null,
    changeRemark: null,
  };
}

/** The notice as it was sent, whatever has been calculated since. */
function asNotified<Row>(tax: NoticedTax<Row>, of: TaxOfLetter<Row>, notice: StandingNotice | undefined) {
  const row = assertNotified(tax, of);
  const present = Number(tax.now(row) ?? 0);
  const isChanged = (differenceOf(tax, row) ?? 0) !== 0;
  // A notice of the time before figures were kept has the parts of today, as long as they come to its amount.
  const now = { ...shownFigures(of.figures), ...(isChanged && { taxes: [], lines: [] }) };
  return {
    ...(notice?.figures ? shownFigures(notice.figures) : now),
    taxAmount: Number(tax.told(row) ?? present),
    replacedAmount: notice?.replacedAmount ?? null,
    changeRemark: isChanged ? `通知后预估税额有变动，现为 ${formatYuan(present)} 元` : null,
  };
}

type StandingNotice = RecordRow<"taxNotice">;

/** The last notice of a tax that was sent to each of these companies of a month. */
async function readStandingNotices<Row>(
  tax: NoticedTax<Row>,
  companyIds: readonly number[],
  { kjnd, kjqj }: Month,
  context: FirmContext,
): Promise<(companyId: number) => StandingNotice | undefined> {
  const store = await RecordStore.open("taxNotice", context);
  const where = { companyId: [...companyIds], kjnd, kjqj, szId: tax.szid };
  const sent = await store.list({ where: { ...where, operationType: [NOTIFY, RENOTIFY] } });
  const notices = groupRows(sent, ({ companyId }) => companyId);
  return (companyId) =>
    notices
      .get(companyId)
      ?.toSorted((a, b) => a.id - b.id)
      .at(-1);
}

async function readImages(fileKeys: readonly string[], context: FirmContext) {
  if (fileKeys.length === 0) return [];
  const readable = await readableKeys(fileKeys, context);
  return await listImages(
    fileKeys.filter((key) => readable.has(key)),
    context,
  );
}
