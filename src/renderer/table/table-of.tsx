import type { TableLook } from "../../schema/plan/plans/screen-plan.ts";
import { GalleryTable, type GalleryTableProps } from "./gallery-table.tsx";
import { PlainTable } from "./plain-table.tsx";
import { StripTable } from "./strip-table.tsx";

export type TableOfProps = Omit<GalleryTableProps, "look"> & { readonly look?: TableLook | undefined };

/** The same rows and columns in the look that their place wants. */
export function TableOf({ look, picturesOf, ...table }: TableOfProps) {
  if (look === "strips") return <StripTable {...table} />;
  if (look === "gallery") return <GalleryTable {...table} picturesOf={picturesOf} />;
  return <PlainTable {...table} look={look} />;
}
