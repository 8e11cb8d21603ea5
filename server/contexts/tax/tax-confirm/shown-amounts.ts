import { formatYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";

interface ShownAmount {
  readonly qyId: number;
  readonly taxAmount?: number | null | undefined;
}

/** The amounts that the screen showed of each company when its user sent the request, in yuan. */
export type ShownAmounts = ReadonlyMap<number, number>;

export function shownAmounts(entries: readonly ShownAmount[] = []): ShownAmounts {
  return new Map(
    entries.flatMap(({ qyId, taxAmount }) => (typeof taxAmount === "number" ? [[qyId, taxAmount]] : [])),
  );
}

/** The reason against a write that leaves the house with another amount than its user saw; null: it is the same. */
export function shownAmountFault(
  shown: ShownAmounts,
  { companyId, zzshfjs }: Pick<CompanyPeriod, "companyId" | "zzshfjs">,
): string | null {
  const amount = shown.get(companyId);
  if (amount === undefined) return "没有带上所见的税额，请刷新后重试";
  const present = Number(zzshfjs ?? 0);
  if (yuanToFen(amount) === yuanToFen(present)) return null;
  return `税额已变动：所见 ${formatYuan(amount)} 元，现为 ${formatYuan(present)} 元，请核对后重试`;
}
