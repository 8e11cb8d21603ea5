import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import type { StatementLine } from "../../../gateways/bank-gateway.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { type BankAccount, accountLabel, atBank, findAccount, isAuthorised } from "./bank-account.ts";
import { type Collected, keepLines, missingReceipts } from "./keep-lines.ts";
import { collectionSpan } from "./collection-span.ts";

/** Kind of the job that collects statements and receipts. */
export const STATEMENT_COLLECTION = "bankAccount.collect";

/** `jobStatus` of an account. */
export const COLLECTING = 1;
const COLLECTED = 2;
const FAILED = 3;

export interface CollectionParams {
  readonly yhzhidList: readonly number[];
  readonly startDate?: string;
  readonly endDate?: string;
}

interface Progress extends Collected {
  readonly done: number;
  readonly failures: readonly string[];
}

/** Collects the entries and receipts of each account from its bank; one account that fails stops no other. */
export const collectStatementsJob: JobKind<CollectionParams> = async (params, context) => {
  const { yhzhidList } = params;
  const begin: Progress = { done: 0, failures: [], lineCount: 0, receiptCount: 0 };
  let progress = (context.resume ?? begin) as Progress;
  while (progress.done < yhzhidList.length) {
    const before = progress;
    await context.part(before.done / yhzhidList.length, async (part) => {
      progress = await collectNext(yhzhidList[before.done] ?? 0, params, before, part);
      return progress;
    });
  }
  const { failures, lineCount, receiptCount } = progress;
  const succeeded = yhzhidList.length - failures.length;
  const message = `${succeeded} 个账户采集成功，新增流水 ${lineCount} 笔、回单 ${receiptCount} 张`;
  if (failures.length === 0) return { message };
  const text = `${message}；${failures.length} 个账户失败：${failures.slice(0, 5).join("；")}`;
  return { status: succeeded === 0 ? 2 : 3, message: text.slice(0, 500) };
};

async function collectNext(
  yhzhid: number,
  span: CollectionParams,
  before: Progress,
  context: FirmContext,
): Promise<Progress> {
  const done = before.done + 1;
  const lastCollectTime = context.clock.now();
  try {
    const account = await findAccount(yhzhid, context);
    const { lineCount, receiptCount, note } = await collect(account, span, context);
    const collectMessage = `新增流水 ${lineCount} 笔、回单 ${receiptCount} 张${note}`;
    await patchRecords(context.db, [yhzhid], { collectStatus: COLLECTED, collectMessage, lastCollectTime });
    return {
      ...before,
      done,
      lineCount: before.lineCount + lineCount,
      receiptCount: before.receiptCount + receiptCount,
    };
  } catch (error) {
    if (!(error instanceof CannotCollect || isMissing(error))) throw error;
    const collectMessage = error.message;
    await patchRecords(context.db, [yhzhid], { collectStatus: FAILED, collectMessage, lastCollectTime });
    const label = error instanceof CannotCollect ? error.label : "";
    return { ...before, done, failures: [...before.failures, `${label}${error.message}`] };
  }
}

/** Thrown before anything is written. */
class CannotCollect extends Error {
  readonly label: string;

  constructor(account: BankAccount, reason: string) {
    super(reason);
    this.label = accountLabel(account);
  }
}

function isMissing(error: unknown): error is Refusal {
  return error instanceof Refusal && error.kind === "missing";
}

async function collect(account: BankAccount, asked: CollectionParams, context: FirmContext) {
  const today = context.clock.now().slice(0, 10);
  if (!isAuthorised(account, today)) throw new CannotCollect(account, "未授权或授权已到期，不能采集");
  const { startDate, endDate } = await collectionSpan(account, asked, context);
  const lines = await readLines(account, startDate, endDate, context);
  const kept = await keepLines(account, lines, context);
  const receiptCount = await missingReceipts(account, startDate, endDate, context);
  return { ...kept, receiptCount: kept.receiptCount + receiptCount };
}

async function readLines(
  account: BankAccount,
  startDate: string,
  endDate: string,
  { gateways }: FirmContext,
): Promise<readonly StatementLine[]> {
  try {
    return await gateways.bank.readLines(atBank(account), startDate, endDate);
  } catch (error) {
    if (error instanceof GatewayRefusal) throw new CannotCollect(account, error.message);
    throw error;
  }
}
