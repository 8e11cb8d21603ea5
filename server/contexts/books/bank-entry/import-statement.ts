import { type SqlBool, sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { preparedOperation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { saveFile } from "../../../platform/files/stored-file.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { importRows } from "../../../records/import/import-rows.ts";
import { readWorkbook } from "../../../platform/spreadsheet/read-workbook.ts";
import type { WorkbookValues } from "../../../platform/spreadsheet/workbook-column.ts";
import { type BankAccount, accountLabel, findAccount } from "../bank-account/bank-account.ts";
import { accountTotals } from "../bank-account/account-totals.ts";
import { checkStatement } from "./check-statement.ts";
import { STATEMENT_COLUMNS } from "./statement-columns.ts";

/** Kind of the job that imports a statement. */
export const STATEMENT_IMPORT = "bankEntry.statement.import";

const FROM_FILE = 3;

interface ImportParams {
  readonly bankAccountId: number;
  readonly fileKey: string;
}

/** Takes a statement in, refuses one that does not add up, and leaves a job that keeps its lines. */
export const startStatementImport = preparedOperation("bankEntry.statement.import", {
  prepare: async ({ bankAccountId, multipartFile }, context) => {
    const account = await findAccount(bankAccountId, context);
    context.concerns(`${accountLabel(account)} ${multipartFile.name}`);
    return await readWorkbook(multipartFile.content, STATEMENT_COLUMNS, context);
  },
  handle: async ({ bankAccountId, multipartFile }, context, { rows }) => {
    const account = await findAccount(bankAccountId, context);
    checkStatement(rows, await openingBefore(String(rows[0]?.values.jyrq), account, context));
    const { db, user, clock, jobs } = context;
    const fileKey = await saveFile(db, multipartFile, { owner: user.id, now: clock.now() });
    const title = `导入银行对账单${accountLabel(account)}`;
    return {
      taskid: await jobs.enqueue(STATEMENT_IMPORT, title, { bankAccountId, fileKey }),
      rowCount: rows.length,
    };
  },
});

export const importStatementJob: JobKind<ImportParams> = async ({ bankAccountId, fileKey }, context) =>
  await importRows({
    columns: STATEMENT_COLUMNS,
    create: async (values, part) => await keepLine(bankAccountId, values, part),
  })({ fileKey }, context);

/** The balance that a statement has to begin with; undefined when entries of its days are there already. */
async function openingBefore(
  day: string,
  account: BankAccount,
  context: FirmContext,
): Promise<number | undefined> {
  const later = await context.db
    .selectFrom("plainRecord as r")
    .select("r.id")
    .where("r.resource", "=", "bankEntry")
    .where("r.companyId", "=", account.companyId)
    .where(sql<SqlBool>`(r.fields ->> 'bankAccountId')::integer = ${account.yhzhid}`)
    .where(sql<SqlBool>`r.fields ->> 'jyrq' >= ${day}`)
    .limit(1)
    .executeTakeFirst();
  if (later) return undefined;
  const [totals] = await accountTotals([account], context);
  return totals && yuanToFen(totals.balance);
}

async function keepLine(bankAccountId: number, values: WorkbookValues, context: FirmContext): Promise<void> {
  const { jfje, dfje, ye: _told, ...line } = values;
  const received = typeof jfje === "number" ? jfje : 0;
  const paid = typeof dfje === "number" ? dfje : 0;
  if ((received === 0) === (paid === 0) || received < 0 || paid < 0)
    throw new Refusal("validation", "收入金额和支出金额请填写其中一个，且应大于零");
  const store = await RecordStore.open("bankEntry", context);
  assertLengths(line, store);
  await store.create({
    ...line,
    bankAccountId,
    sjfx: received > 0 ? 1 : 2,
    je: received + paid,
    source: FROM_FILE,
    isStatement: 1,
  });
}

function assertLengths(line: WorkbookValues, { record }: RecordStore): void {
  for (const [name, value] of Object.entries(line)) {
    const { title = name, maxLength = 100 } = record.schema.properties?.[name] ?? {};
    if (typeof value === "string" && value.length > maxLength)
      throw new Refusal("validation", `${title}不能超过 ${maxLength} 个字`);
  }
  const { dfzh } = line;
  if (typeof dfzh === "string" && !/^\d{4,30}$/.test(dfzh))
    throw new Refusal("validation", `对方账号“${dfzh}”应为 4 至 30 位数字`);
}
