import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** Taxes that are declared beside VAT with its surtaxes and the two income taxes: the code table `otherTaxType`. */
export const OTHER_TAX_TYPES: readonly number[] = [9, 27, 53, 54, 55, 56, 63, 67];

/** States of a form: the code table `reportBoxStatus`. */
export const FORM = { open: 0, declared: 1, declaring: 2, failed: 3 } as const;

/** The form of one tax of a company's month. */
export type TaxForm = RecordRow<"reportBox">;

interface OfMonths {
  readonly qyid: number | readonly number[];
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The forms of other taxes. */
export async function readTaxForms(of: OfMonths, context: FirmContext): Promise<TaxForm[]> {
  const store = await RecordStore.open("reportBox", context);
  return await store.list({ where: { ...of, szid: [...OTHER_TAX_TYPES] } });
}

/** The same, locked for a change. */
export async function takeTaxForms(of: OfMonths, context: FirmContext): Promise<TaxForm[]> {
  const store = await RecordStore.open("reportBox", context);
  await store.lock((await readTaxForms(of, context)).map(({ id }) => id));
  return await readTaxForms(of, context);
}

/** Those that are still to be handed in. */
export function openForms(forms: readonly TaxForm[]): TaxForm[] {
  return forms.filter(({ reportStatus }) => reportStatus !== FORM.declared);
}

/** The tax of these forms, in yuan. */
export function amountOf(forms: readonly TaxForm[]): number {
  return fenToYuan(forms.reduce((sum, { amount }) => sum + yuanToFen(amount ?? 0), 0));
}

/** The reason against declaring a company's other taxes; null when there is none. */
export function declarationFault(forms: readonly TaxForm[], context: FirmContext): string | null {
  if (forms.some(({ reportStatus }) => reportStatus === FORM.declaring)) return "正在申报中";
  return waitingFault(forms, context);
}

/** The same of taxes whose declaration has been left to a job. */
export function waitingFault(forms: readonly TaxForm[], context: FirmContext): string | null {
  if (forms.length === 0) return "本期没有需要申报的其他税种";
  const open = openForms(forms);
  if (open.length === 0) return "本期其他税种已申报";
  const nameOf = taxNames(context);
  const unfilled = [...new Set(open.filter(isUnfilled).map(({ szid }) => nameOf(szid)))];
  return unfilled.length === 0 ? null : `${unfilled.join("、")}尚未填写应缴税额`;
}

function isUnfilled({ amount }: TaxForm): boolean {
  return amount === null || amount === undefined;
}

function taxNames({ project }: FirmContext): (szid: number) => string {
  const table = project.enums.get("otherTaxType") ?? [];
  return (szid) => table.find(({ value }) => value === szid)?.label ?? String(szid);
}
