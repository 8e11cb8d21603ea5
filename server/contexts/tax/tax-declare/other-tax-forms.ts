import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** Taxes that are declared beside VAT with its surtaxes and the two income taxes: the code table `otherTaxType`. */
export const OTHER_TAX_TYPES: readonly number[] = [9, 27, 53, 54, 55, 56, 63, 67];

/** States of a form: the code table `reportBoxStatus`. */
export const FORM = { open: 0, declared: 1, declaring: 2, failed: 3 } as const;

export const BROKEN_OFF = "申报任务已中断，请重新提交";

/** The form of one tax of a company's month. */
export type TaxForm = RecordRow<"reportBox">;

interface OfMonths {
  readonly qyid: number | readonly number[];
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The forms of other taxes; one whose task broke off without a word has failed. */
export async function readTaxForms(of: OfMonths, context: FirmContext): Promise<TaxForm[]> {
  const store = await RecordStore.open("reportBox", context);
  const forms = await store.list({ where: { ...of, szid: [...OTHER_TAX_TYPES] } });
  const running = await runningTasks(forms, context.db);
  return forms.map((form) =>
    form.reportStatus === FORM.declaring && !running.has(form.taskid ?? "")
      ? { ...form, reportStatus: FORM.failed, content: BROKEN_OFF }
      : form,
  );
}

async function runningTasks(forms: readonly TaxForm[], db: TenantDb): Promise<ReadonlySet<string>> {
  const taskids = forms.flatMap(({ reportStatus, taskid }) =>
    reportStatus === FORM.declaring && taskid ? [taskid] : [],
  );
  if (taskids.length === 0) return new Set();
  const jobs = await db
    .selectFrom("job")
    .select("taskid")
    .where("status", "=", 0)
    .where("taskid", "in", taskids)
    .execute();
  return new Set(jobs.map(({ taskid }) => taskid));
}

/** The reason against declaring a company's other taxes; null when there is none. */
export function declarationFault(forms: readonly TaxForm[], nameOf: (szid: number) => string): string | null {
  if (forms.length === 0) return "本期没有需要申报的其他税种";
  if (forms.some(({ reportStatus }) => reportStatus === FORM.declaring)) return "正在申报中";
  const open = forms.filter(({ reportStatus }) => reportStatus !== FORM.declared);
  if (open.length === 0) return "本期其他税种已申报";
  const unfilled = [...new Set(open.filter(isUnfilled).map(({ szid }) => nameOf(szid)))];
  return unfilled.length === 0 ? null : `${unfilled.join("、")}尚未填写应缴税额`;
}

function isUnfilled({ amount }: TaxForm): boolean {
  return amount === null || amount === undefined;
}
