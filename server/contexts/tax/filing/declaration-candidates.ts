import { yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type GivenAnswer, readAnswers } from "../tax-notice/client-answers.ts";
import type { Due, Month } from "../tax-notice/estimate-late-fees.ts";
import { differenceOf } from "../tax-notice/notice-difference.ts";
import type { FiledTax } from "./filed-tax.ts";
import type { NoticedTax } from "./noticed-tax.ts";
import { declarationFaults, differenceWords } from "./declaration-faults.ts";

/** A filing that somebody wants to declare; amounts in yuan. */
export interface Candidate {
  readonly told: string | null;
  readonly now: string | null;
  /** In 分. */
  readonly difference: number | null;
  readonly answer: GivenAnswer | undefined;
  readonly payTime: string | null;
  /** The reason against declaring it at all. */
  readonly fault: string | null;
  /** The two amounts in words, where they differ. */
  readonly change: string | null;
}

/** Company → its filing, where there is one. */
export async function readCandidates<Row>(
  tax: FiledTax<Row>,
  companyIds: readonly number[],
  month: Month,
  context: FirmContext,
): Promise<ReadonlyMap<number, Candidate>> {
  const answers = await readAnswers(companyIds, { ...month, szId: tax.szid }, context);
  const rows = await tax.read(companyIds, month, context);
  const faultOf = await declarationFaults(tax, answers)(rows, month, context);
  const candidates = new Map<number, Candidate>();
  for (const row of rows) {
    const { companyId, payTime } = tax.state(row);
    const answer = answers(companyId);
    const difference = differenceOf(tax, row);
    candidates.set(companyId, {
      told: tax.told(row),
      now: tax.now(row),
      difference,
      answer,
      payTime,
      fault: faultOf(row),
      change: (difference ?? 0) === 0 ? null : differenceWords(tax, row),
    });
  }
  return candidates;
}

/** The amounts due by these filings, with their last days. */
export async function readDues<Row>(
  tax: NoticedTax<Row>,
  companyIds: readonly number[],
  month: Month,
  context: FirmContext,
): Promise<Due[]> {
  if (companyIds.length === 0) return [];
  const clients = await context.db
    .selectFrom("company")
    .select(["companyId", "areaId"])
    .where("companyId", "in", [...companyIds])
    .execute();
  const rows = await tax.read(companyIds, month, context);
  const amounts = new Map(rows.map((row) => [tax.state(row).companyId, Number(tax.now(row) ?? 0)]));
  return clients.map((client) => ({
    fen: Math.max(0, yuanToFen(amounts.get(client.companyId) ?? 0)),
    deadline: tax.deadline(client, month, context),
  }));
}
