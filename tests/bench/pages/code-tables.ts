/** The code tables of the measured list, for the hand-written pages. */
export const STATUSES = [
  { value: 1, label: "服务中", color: "success" },
  { value: 0, label: "已停用", color: "default" },
];
export const TAXPAYER_TYPES = [
  { value: 1, label: "一般纳税人" },
  { value: 2, label: "小规模纳税人" },
];
export const RATINGS = ["A", "B", "M", "C", "D"].map((value) => ({ value, label: `${value}级` }));

/** Label of a value. */
export function labelOf(
  table: readonly { readonly value: unknown; readonly label: string }[],
  value: unknown,
) {
  return table.find((entry) => entry.value === value)?.label;
}
