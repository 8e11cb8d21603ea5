import type { TableLook } from "../../schema/plan/plans/screen-plan.ts";
import { PlainTable, type PlainTableProps } from "./plain-table.tsx";
import { StripTable } from "./strip-table.tsx";

/** The same rows and columns in the look that their place wants. */
export function TableOf({ look, ...table }: PlainTableProps & { readonly look?: TableLook | undefined }) {
  return look === "strips" ? (
    <StripTable {...table} />
  ) : (
    <PlainTable {...table} isTimeline={look === "timeline"} />
  );
}
