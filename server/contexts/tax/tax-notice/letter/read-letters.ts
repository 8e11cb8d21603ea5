import { amountInWords } from "../../../../../src/domain/amount-in-words.ts";
import { groupRows } from "../../../../../src/domain/group-rows.ts";
import { yuanToFen } from "../../../../../src/domain/money.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { listImages } from "../../../../records/files/list-images.ts";
import { readableKeys } from "../../../../records/files/readable-keys.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { daysCovered } from "../../company-period/period-days.ts";
import { NOT_NOTIFIED } from "../../company-period/period-states.ts";
import { readWithheldTaxes, withheldInAll } from "../../company-period/staff-income-tax.ts";
import { taxItems } from "../../company-period/tax-items.ts";
import { presentSpecialCases } from "../../special-case/special-cases.ts";
import type { Month } from "../estimate-late-fees.ts";
import { NOTIFY } from "../keep-notice.ts";
import { nameWithheldTaxes } from "../read-notice.ts";
import { type TaxOfLetter, readTaxes } from "./read-taxes.ts";
import { type Wording, sayPayment, wordingOf } from "./wording.ts";

export type Letter = Awaited<ReturnType<typeof readLetters>>[number];

/** The notices of these companies as they read them, in this order; `draft` is one that has not been sent yet. */
export async function readLetters(
  qyIds: readonly number[],
  month: Month,
  draft: Wording | null,
  context: FirmContext,
) {
  const { db, clock } = context;
  const firm = await db.selectFrom("firm").select("gsmc").executeTakeFirstOrThrow();
  const taxes = new Map((await readTaxes(qyIds, month, context)).map((row) => [row.companyId, row]));
  const parts = await readParts(qyIds, month, context);
  const letters = [];
  for (const qyId of qyIds) {
    const row = taxes.get(qyId);
    if (!row) throw new Refusal("missing", "企业不存在或已被删除，请刷新后重试");
    if (draft === null && (row.noticeTaxType ?? NOT_NOTIFIED) === NOT_NOTIFIED)
      throw new Refusal("rule", `「${row.companyName}」的税款尚未通知`);
    const of = parts(qyId);
    const wording = draft ?? wordingOf(row);
    const tax = describeTax(row, draft !== null);
    letters.push({
      ...tax,
      ...sayPayment(wording, { ...row, taxAmount: tax.taxAmount }, month, context),
      covers: daysCovered(row.nsqxdm, month),
      qyId,
      companyName: row.companyName,
      taxlayerNo: row.taxlayerNo,
      taxlayerType: row.taxlayerType,
      firmName: firm.gsmc,
      letterDate: (draft === null ? of.sentTime : undefined)?.slice(0, 10) ?? clock.now().slice(0, 10),
      specialConditions: of.cases.map(({ specialTypeName, amount, bz }) => ({ specialTypeName, amount, bz })),
      grsdsSe: of.withheld.length === 0 ? null : withheldInAll(of.withheld),
      gzZbInfoList: await nameWithheldTaxes(of.withheld, context),
      images: await readImages(wording.fileKeyList ?? [], context),
    });
  }
  return letters;
}

/** The amount that was notified stays, whatever is calculated later: then its parts are no longer listed. */
function describeTax({ zzshfjs, qrzzse, estimate, adjustment }: TaxOfLetter, isDraft: boolean) {
  const present = Number(zzshfjs ?? 0);
  const taxAmount = isDraft ? present : Number(qrzzse ?? present);
  const isChanged = yuanToFen(taxAmount) !== yuanToFen(present);
  return {
    taxAmount,
    amountInWords: amountInWords(taxAmount),
    taxes: isChanged ? [] : taxItems(estimate, adjustment),
    changedRemark: isChanged ? `通知后预估税额有变动，现为 ${present.toFixed(2)} 元，税款明细不再列出` : null,
  };
}

/** Everything of these companies' months beside the taxes, read at once. */
async function readParts(companyId: readonly number[], { kjnd, kjqj }: Month, context: FirmContext) {
  const month = { kjnd, kjqj };
  const where = { companyId: [...companyId], ...month };
  const withheld = await readWithheldTaxes(context, companyId, month);
  const cases = groupRows(
    await (await RecordStore.open("specialCase", context)).list({ where }),
    (one) => one.companyId,
  );
  const sent = groupRows(
    await (
      await RecordStore.open("taxNotice", context)
    ).list({ where: { ...where, szId: 1, operationType: NOTIFY } }),
    (one) => one.companyId,
  );
  const shown = new Map<number, Awaited<ReturnType<typeof presentSpecialCases>>>();
  for (const [id, of] of cases) shown.set(id, await presentSpecialCases(of, context));
  return (id: number) => ({
    withheld: withheld.get(id) ?? [],
    cases: shown.get(id) ?? [],
    sentTime: sent
      .get(id)
      ?.map(({ createTime }) => createTime)
      .toSorted()
      .at(-1),
  });
}

async function readImages(fileKeys: readonly string[], context: FirmContext) {
  if (fileKeys.length === 0) return [];
  const readable = await readableKeys(fileKeys, context);
  return await listImages(
    fileKeys.filter((key) => readable.has(key)),
    context,
  );
}
