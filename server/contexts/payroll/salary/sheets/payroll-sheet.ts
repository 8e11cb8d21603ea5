import { periodLabel } from "../../../../../src/domain/period.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { findOrCreate } from "../../../../records/write/keep-one.ts";
import { SALARY } from "../lines/line-facts.ts";
import { type PayrollPeriod, periodName } from "../payroll-period.ts";
import type { PayrollScheme, PayrollSheet } from "../payroll-records.ts";

/** Values of `pitDeclareStatus` from which on a period's figures stand. */
const DECLARED: ReadonlySet<unknown> = new Set([1, 2]);

/** The scheme's sheet of a period that may be changed, made when there is none yet. */
export async function takeSheet(
  scheme: PayrollScheme,
  period: PayrollPeriod,
  context: FirmContext,
): Promise<PayrollSheet> {
  const known = await findOpenSheet(scheme, period, context);
  if (known) return known;
  const { companyId, kjnd, kjqj } = period;
  const sums = { rs: 0, yfhj: 0, sbgrhj: 0, sbdwhj: 0, ybtse: 0, sfhj: 0 };
  const key = { companyId, xctjid: scheme.xctjid, kjnd, kjqj };
  const sheets = await RecordStore.open("salarySheet", context);
  const sheet = await findOrCreate(sheets, key, { xclx: scheme.xclx, ...sums });
  await assertChangeable(sheet, context);
  return sheet;
}

/**
 * The scheme's sheet of a period, other writes to which wait; undefined when there is none yet. Refuses a period whose
 * payroll may not be changed.
 */
async function findOpenSheet(
  scheme: PayrollScheme,
  period: PayrollPeriod,
  context: FirmContext,
): Promise<PayrollSheet | undefined> {
  const sheet = await readOpenSheet(scheme, period, context);
  if (sheet) await assertChangeable(sheet, context);
  return sheet;
}

/**
 * The sheet of a period; undefined when there is none yet, or no scheme. Refuses a period whose payroll may not be
 * changed.
 */
export async function readOpenSheet(
  { xctjid, xclx }: { readonly xctjid?: number | undefined; readonly xclx: number },
  period: PayrollPeriod,
  context: FirmContext,
): Promise<PayrollSheet | undefined> {
  const { companyId, kjnd, kjqj } = period;
  const name = periodName(period);
  if (name > context.clock.now().slice(0, 7))
    throw new Refusal("rule", `${periodLabel(name)}还没有开始，不能编制薪酬`);
  const store = await RecordStore.open("salarySheet", context);
  const sheet =
    xctjid === undefined ? undefined : await store.first({ where: { companyId, kjnd, kjqj, xctjid } });
  if (sheet) assertUnconfirmed(sheet);
  await assertUndeclared(period, xclx, context);
  return sheet;
}

/** Refuses to change a sheet that is confirmed, or whose period is declared. Other writes to it wait. */
export async function assertChangeable(sheet: PayrollSheet, context: FirmContext): Promise<void> {
  const [locked] = await (await RecordStore.open("salarySheet", context)).take([sheet.id]);
  if (locked) assertUnconfirmed(locked);
  await assertUndeclared(sheet, sheet.xclx, context);
}

function assertUnconfirmed(sheet: PayrollSheet): void {
  if (sheet.confirmStatus === 1)
    throw new Refusal("rule", `${periodLabel(periodName(sheet))}的薪酬已确认，请先取消确认再修改`);
}

async function assertUndeclared(period: PayrollPeriod, xclx: number, context: FirmContext): Promise<void> {
  if (xclx === SALARY.bookOnly || !(await isDeclared(period, context))) return;
  throw new Refusal("rule", `${periodLabel(periodName(period))}的个税已申报，请先撤销申报再修改薪酬`);
}

export async function isDeclared(
  { companyId, kjnd, kjqj }: PayrollPeriod,
  context: FirmContext,
): Promise<boolean> {
  const store = await RecordStore.open("pitDeclaration", context);
  const declaration = await store.first({ where: { qyid: companyId, kjnd, kjqj } });
  return DECLARED.has(declaration?.declareStatus);
}
