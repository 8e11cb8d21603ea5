import type { ImportAnswers, ImportRow, PlannedRow, RowsPlan } from "../../../contracts/import-kind.ts";
import type { FirmContext, ImportKind } from "../../../contracts/firm-context.ts";
import { columnsOfKind } from "../../../imports/columns-of-kind.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { findAccount } from "../bank-account/bank-account.ts";
import { assertInUse } from "./assert-entry.ts";
import { type ComparedStatement, compareStatement } from "./compare-statement.ts";
import { keepStatement } from "./keep-statement.ts";
import { valuesOf } from "./statement/line-values.ts";
import { type Statement, type TextLimits, readStatement } from "./statement/read-statement.ts";
import { openingQuestion } from "./statement/opening-balance.ts";
import { statementFacts } from "./statement/statement-facts.ts";
import {
  SIGN_QUESTION,
  answeredMinus,
  gapQuestion,
  isDeclined,
  overlapQuestion,
} from "./statement/statement-questions.ts";

export interface StatementTarget {
  readonly bankAccountId: number;
}

/** 银行对账单 of one account, from any bank: all of its lines that are new become entries, or none. */
export const statementKind: ImportKind<StatementTarget> = {
  kind: "bank-statement",
  title: "银行对账单",
  isWhole: true,
  columns: (_target, { project }) => columnsOfKind("bank-statement", project),
  lackOf: (taken) => lackOf(taken),
  lock: async ({ bankAccountId }, context) => {
    const accounts = await RecordStore.open("bankAccount", context);
    await accounts.lock([bankAccountId]);
  },
  plan: planStatement,
  keepAll: async (rows, { bankAccountId }, answers, context) =>
    await keepStatement(rows, await findAccount(bankAccountId, context), answers, context),
};

/** A day, and an amount: in two columns, or in one. */
function lackOf(taken: ReadonlySet<string>): string | undefined {
  const lacks = [
    ...(taken.has("jyrq") || taken.has("jysj") ? [] : ["“交易日期”"]),
    ...(taken.has("jfje") || taken.has("dfje") || taken.has("je")
      ? []
      : ["“收入金额”、“支出金额”（至少一列），或“金额”（支出为负数，或另有“借贷标志”）"]),
  ];
  return lacks.length === 0
    ? undefined
    : `文件缺少列：${lacks.join("；")}，请选择对应的列，或使用导入模板填写`;
}

async function planStatement(
  rows: readonly ImportRow[],
  { bankAccountId }: StatementTarget,
  answers: ImportAnswers,
  context: FirmContext,
): Promise<RowsPlan> {
  const account = await findAccount(bankAccountId, context);
  assertInUse(account);
  const limits = await textLimits(context);
  const statement = readStatement(rows, { account, limits, minus: answeredMinus(answers) });
  const compared = await compareStatement(statement, account, answers, context);
  const { doubles, sharedSerials } = compared;
  const planned = { statement, compared, isDeclined: isDeclined(answers) };
  return {
    rows: rows.map((given, row) => planRow(given, row, planned)),
    questions: questionsOf(statement, compared, (row) => rows[row]?.line ?? 0),
    facts: statementFacts({ statement, doubles, sharedSerials, limits }),
  };
}

interface Planned {
  readonly statement: Statement;
  readonly compared: ComparedStatement;
  readonly isDeclined: boolean;
}

/** A row with its faults; one without any that is new has the values of its entry. */
function planRow(
  given: ImportRow,
  row: number,
  { statement, compared, isDeclined: isLeft }: Planned,
): PlannedRow {
  if (statement.idle.has(row)) return { ...given, faults: [], effect: "none" };
  const faults = [...(statement.faults.get(row) ?? []), ...(compared.faults.get(row) ?? [])];
  const line = compared.fresh.get(row);
  if (faults.length > 0 || !line) return { ...given, faults, effect: faults.length > 0 ? "new" : "same" };
  return { line: given.line, values: valuesOf(line), faults, effect: isLeft ? "none" : "new" };
}

/** Questions that follow from balances stand there once every line can be read. */
function questionsOf(
  { isMinusOpen, faults, lines }: Statement,
  { entries, doubles, opening, gaps }: ComparedStatement,
  lineNumber: (row: number) => number,
) {
  const isReadable = [...faults.values()].every((own) => own.length === 0);
  const asked = isReadable
    ? [
        overlapQuestion(lines, entries, doubles),
        opening && openingQuestion(opening, lineNumber),
        gapQuestion(gaps, lineNumber),
      ]
    : [];
  return [...(isMinusOpen ? [SIGN_QUESTION] : []), ...asked.filter((question) => question !== undefined)];
}

/** Room in 备注 for a serial number that another line has. */
const SERIAL_ROOM = 50;

async function textLimits(context: FirmContext): Promise<TextLimits> {
  const { record } = await RecordStore.open("bankEntry", context);
  const limit = (name: string) => record.schema.properties?.[name]?.maxLength ?? 0;
  return {
    zy: limit("zy"),
    dfhm: limit("dfhm"),
    dfzh: limit("dfzh"),
    dfkhh: limit("dfkhh"),
    lsh: limit("lsh"),
    remark: limit("remark") - SERIAL_ROOM,
  };
}
