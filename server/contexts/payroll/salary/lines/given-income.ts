import { fenToYuan, formatYuan } from "../../../../../src/domain/money.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { type LineAmounts, PAY, readAmounts, sumOf } from "./line-amounts.ts";

/**
 * What a line without items was filled in with, in yuan. One that has items comes to what they are, and forgets what stood
 * there before them: without items again it comes to nothing.
 */
export function givenIncome(before: Fields | undefined, input: Fields): number {
  if (sumOf(readAmounts({ ...before, ...input }), PAY) > 0) return 0;
  return Number(input["bqsr"] ?? before?.["tbsr"] ?? 0);
}

/** Why an income cannot be filled in beside the items that a line has then; undefined where it can. */
export function givenFault(after: LineAmounts, input: Fields): string | undefined {
  const items = sumOf(after, PAY);
  const gross = items - after.kqkk;
  const { bqsr } = readAmounts(input);
  if (items === 0 || bqsr === 0 || bqsr === gross) return undefined;
  return `应发项目合计为 ${formatYuan(fenToYuan(gross))} 元，与本期收入不同，请只填写其中一种`;
}
