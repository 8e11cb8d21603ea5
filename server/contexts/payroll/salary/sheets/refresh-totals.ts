import type { RecordName } from "../../../../records/record-row.ts";
import { fenToYuan, yuanToFen } from "../../../../../src/domain/money.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { Fields, StoredRecord } from "../../../../contracts/record.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { keepOne } from "../../../../records/write/keep-one.ts";
import { withheldByKind, withheldInAll } from "../../../tax/door.ts";
import { SALARY } from "../lines/line-facts.ts";
import type { PayrollPeriod } from "../payroll-period.ts";

/** The totals of a company's payroll of a period: values of the code table `salaryPeriodState`. */
const PERIOD_STATE = { none: 0, open: 1, partly: 2, confirmed: 3 } as const;

interface Confirmable {
  readonly confirmStatus?: unknown;
}

/** Brings the sums of these sheets of one company, and the declarations of their periods, in line with their lines. */
export async function refreshTotals(
  companyId: number,
  kjnd: number,
  sheetIds: readonly number[],
  context: FirmContext,
): Promise<void> {
  const sheets = await RecordStore.open("salarySheet", context);
  const lines = await RecordStore.open("salaryLine", context);
  const months = new Set<number>();
  for (const sheet of await sheets.list({ where: { companyId, kjnd, id: sheetIds } })) {
    const { id: sheetId, kjqj } = sheet;
    const sheetLines = await lines.list({ where: { companyId, kjnd, kjqj, sheetId } });
    await sheets.change(sheet, totalsOf(sheetLines));
    months.add(kjqj);
  }
  for (const kjqj of months) await refreshDeclaration({ companyId, kjnd, kjqj }, context);
}

/** Sums of lines by the names of a sheet's properties. */
export function totalsOf(lines: readonly Fields[]) {
  return {
    rs: lines.length,
    yfhj: sum(lines, "yfhj"),
    sbgrhj: sum(lines, "sbgrhj"),
    sbdwhj: sum(lines, "sbdwhj"),
    ybtse: sum(lines, "ybtse"),
    sfhj: sum(lines, "sfgz"),
  };
}

/** The pay to be declared for a period: everything that is paid and taxed, with its state of confirmation. */
export async function refreshDeclaration(period: PayrollPeriod, context: FirmContext): Promise<StoredRecord> {
  const { companyId, kjnd, kjqj } = period;
  const read = async <Name extends RecordName>(name: Name) =>
    await (await RecordStore.open(name, context)).list({ where: { companyId, kjnd, kjqj } });
  const store = await RecordStore.open("pitDeclaration", context);
  // Under its lock: its client may be notified at this moment.
  return await keepOne(store, { qyid: companyId, kjnd, kjqj }, async () => {
    const others = { equity: await read("stockIncome"), flat: await read("personalIncome") };
    return declaredFigures(await read("salarySheet"), await read("salaryLine"), others);
  });
}

/** By the names of a declaration's properties. `equity` and `flat`: income that stands in no sheet. */
export function declaredFigures(
  sheets: readonly Confirmable[],
  lines: readonly Fields[],
  { equity, flat }: { readonly equity: readonly Fields[]; readonly flat: readonly Fields[] },
) {
  const others = [...equity, ...flat];
  const taxed = lines.filter(({ xclx }) => xclx !== SALARY.bookOnly);
  return {
    salaryStatus: periodState(sheets),
    rs: new Set([...taxed, ...others].map(({ ryid }) => ryid)).size,
    srhj: add(sum(taxed, "bqsr"), sum(others, "bqsr"), sum(others, "sr")),
    ynsehj: add(sum(taxed, "ybtse"), sum(taxed, "jmse"), sum(others, "ybtse")),
    jmsehj: sum(taxed, "jmse"),
    ybtse: withheldInAll(withheldByKind({ pay: taxed, equity, flat })),
  };
}

/** Of the sheets of a company and period. */
export function periodState(sheets: readonly Confirmable[]): number {
  if (sheets.length === 0) return PERIOD_STATE.none;
  const confirmed = sheets.filter(({ confirmStatus }) => confirmStatus === 1).length;
  if (confirmed === 0) return PERIOD_STATE.open;
  return confirmed === sheets.length ? PERIOD_STATE.confirmed : PERIOD_STATE.partly;
}

function sum(records: readonly Fields[], name: string): number {
  return fenToYuan(records.reduce((total, record) => total + yuanToFen(Number(record[name] ?? 0)), 0));
}

function add(...yuan: readonly number[]): number {
  return fenToYuan(yuan.reduce((total, amount) => total + yuanToFen(amount), 0));
}
