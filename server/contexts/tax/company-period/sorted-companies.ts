import { Refusal } from "../../../platform/errors.ts";

export interface FailedCompany {
  readonly companyId: number;
  readonly companyName: string;
  readonly reason: string;
}

/** The companies of a batch that may go on, and those that may not, with their reasons. */
export interface SortedCompanies<Passed> {
  readonly passed: readonly Passed[];
  readonly failed: readonly FailedCompany[];
}

/** The outcome of a batch as the answer states it. */
export function outcomeOf({ passed, failed }: SortedCompanies<unknown>) {
  return { successCount: passed.length, failCount: failed.length, failList: [...failed] };
}

/** Refuses a batch of which all go on or none. */
export function assertNoneFailed({ failed: [first] }: SortedCompanies<unknown>): void {
  if (first) throw new Refusal("rule", `「${first.companyName}」${first.reason}`);
}

/** Names for the log of operations: three of them, and how many there are. */
export function nameCompanies(names: readonly string[]): string {
  return names.length > 3 ? `${names.slice(0, 3).join("、")}等 ${names.length} 家企业` : names.join("、");
}
