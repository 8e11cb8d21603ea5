import { formatYuan, yuanToFen } from "../../../../src/domain/money.ts";

export interface ShownAmount {
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
export function seenAmountFault(
  shown: ShownAmounts,
  companyId: number,
  present: string | number | null,
): string | null {
  const seen = shown.get(companyId);
  if (seen === undefined) return "没有带上所见的税额，请刷新后重试";
  const now = Number(present ?? 0);
  if (yuanToFen(seen) === yuanToFen(now)) return null;
  return `税额已变动：所见 ${formatYuan(seen)} 元，现为 ${formatYuan(now)} 元，请核对后重试`;
}
