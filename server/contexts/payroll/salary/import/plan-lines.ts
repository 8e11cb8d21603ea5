import { periodLabel } from "../../../../../src/domain/period.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type {
  ImportAnswers,
  ImportFact,
  ImportQuestion,
  ImportRow,
  PlannedRow,
  RowEffect,
  RowsPlan,
} from "../../../../contracts/import-kind.ts";
import type { Fields } from "../../../../contracts/record.ts";
import type { FieldError } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { givenIncome } from "../lines/given-income.ts";
import { SALARY } from "../lines/line-facts.ts";
import { lineFault } from "../lines/line-fault.ts";
import { readPensions } from "../lines/limited-deductions.ts";
import { otherLineFault, readOtherLines } from "../lines/other-lines.ts";
import { periodName } from "../payroll-period.ts";
import type { PayrollLine, PayrollSheet } from "../payroll-records.ts";
import { findScheme } from "../sheets/payroll-scheme.ts";
import { readOpenSheet } from "../sheets/payroll-sheet.ts";
import { changedQuestion, keepsPresent } from "./changed-question.ts";
import { compareWithFile } from "./compare-with-file.ts";
import { incomeItemFault } from "./income-item-fault.ts";
import type { ImportTarget } from "./import-target.ts";
import { type LineRow, readLineRows } from "./line-rows.ts";
import type { PlannedLine } from "./planned-line.ts";
import { lineFacts } from "./plan-facts.ts";
import { previewLines } from "./preview-lines.ts";

/** Plans what a wage sheet would do to the payroll of a period. Throws a Refusal where that may not be changed. */
export async function planLines(
  rows: readonly ImportRow[],
  target: ImportTarget,
  answers: ImportAnswers,
  context: FirmContext,
): Promise<RowsPlan> {
  const scheme = await findScheme(target, context);
  const xclx = scheme?.xclx ?? target.xclx ?? SALARY.wages;
  const sheet = await readOpenSheet({ xctjid: scheme?.xctjid, xclx }, target, context);
  const there = await readLines(sheet, context);
  const read = await readLineRows(rows, target, context);
  const lines = await withFaults(read, there, { ...target, xclx, id: sheet?.id }, context);
  const isKept = keepsPresent(answers);
  return {
    rows: lines.map((line) => plannedRow(line, isKept)),
    questions: questionOf(lines, target),
    facts: factsOf(lines, there),
  };
}

function factsOf(lines: readonly PlannedLine[], there: ReadonlyMap<number, PayrollLine>): ImportFact[] {
  return [...lineFacts(lines, there), ...compareWithFile(lines)];
}

async function readLines(
  sheet: PayrollSheet | undefined,
  context: FirmContext,
): Promise<ReadonlyMap<number, PayrollLine>> {
  if (!sheet) return new Map();
  const { companyId, kjnd, kjqj, id } = sheet;
  const store = await RecordStore.open("salaryLine", context);
  const lines = await store.list({ where: { companyId, kjnd, kjqj, sheetId: id } });
  return new Map(lines.map((line) => [line.ryid, line]));
}

type Sheet = ImportTarget & { readonly xclx: number; readonly id: number | undefined };

/** The rows with what is wrong with them beside what is there. */
async function withFaults(
  read: readonly LineRow[],
  there: ReadonlyMap<number, PayrollLine>,
  sheet: Sheet,
  context: FirmContext,
): Promise<PlannedLine[]> {
  const ryids = read.flatMap(({ person }) => person.known?.ryid ?? []);
  const others = await readOtherLines(
    ryids.filter((ryid) => !there.has(ryid)),
    sheet,
    context,
  );
  const inputs = read.flatMap(({ person, input }) =>
    person.known ? [{ ...input, ryid: person.known.ryid }] : [],
  );
  const pensions = await readPensions(inputs, sheet, context);
  const checked = read.map((line) => {
    const ryid = line.person.known?.ryid ?? 0;
    const before = there.get(ryid);
    const pensionBefore = pensions.get(ryid) ?? 0;
    const faults = [
      ...line.faults,
      ...beside(line, { before, sheet, pensionBefore, other: others.get(ryid) }),
    ];
    return { ...line, before, faults, fields: fieldsOf(line, before) };
  });
  const sound = checked.filter(({ faults }) => faults.length === 0);
  const previews = new Map(
    (await previewLines(sound, sheet, context)).map((preview, index) => [sound[index], preview] as const),
  );
  return checked.map((line) => {
    const preview = previews.get(line) ?? {};
    const fault = preview.fault === undefined ? [] : [{ path: "", message: preview.fault }];
    return { ...line, preview, effect: effectOf(line), faults: [...line.faults, ...fault] };
  });
}

interface Beside {
  readonly before: PayrollLine | undefined;
  readonly sheet: Sheet;
  readonly pensionBefore: number;
  readonly other: PayrollLine | undefined;
}

function beside({ row, person, input, faults }: LineRow, { other, ...against }: Beside): FieldError[] {
  const paid = person.known ?? person.joining;
  if (!paid || faults.length > 0) return [];
  const item = incomeItemFault(row.values["rowSdxm"] ?? null, against.sheet.xclx);
  if (item !== undefined) return [{ path: "rowSdxm", message: item }];
  if (other) return [{ path: "rowXm", message: `${paid.xm}${otherLineFault(other)}` }];
  const fault = lineFault({ ...against, input, person: paid });
  if (!fault) return [];
  const { field, text } = fault;
  return [
    field === null ? { path: "rowRzrq", message: `${paid.xm}${text}` } : { path: field, message: text },
  ];
}

function fieldsOf({ input }: LineRow, before: PayrollLine | undefined): Fields {
  return { ...input, tbsr: givenIncome(before, input) };
}

/** An income that was filled in stands in `tbsr`; `bqsr` follows from all amounts. */
function effectOf({
  before,
  fields,
}: {
  readonly before: PayrollLine | undefined;
  readonly fields: Fields;
}): RowEffect {
  if (!before) return "new";
  const isSame = Object.entries(fields).every(
    ([name, value]) => name === "bqsr" || before[name as keyof PayrollLine] === value,
  );
  return isSame ? "same" : "changed";
}

function plannedRow({ row, effect, faults }: PlannedLine, isKept: boolean): PlannedRow {
  return { ...row, faults, effect: effect === "changed" && isKept ? "same" : effect };
}

function questionOf(lines: readonly PlannedLine[], target: ImportTarget): ImportQuestion[] {
  const changed = lines.filter(({ effect, faults }) => effect === "changed" && faults.length === 0).length;
  const month = periodLabel(periodName(target));
  return changedQuestion(changed, `${month}的薪酬表中已有其中 ${changed} 人，金额与文件不同，以哪个为准`);
}
