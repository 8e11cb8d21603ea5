import "./gallery.css";
import { useMemo } from "react";
import type { Attachment } from "../../domain/attachments.ts";
import type { Row } from "../../fields/field-view.ts";
import { NeighbourPictures } from "../../fields/image/neighbour-pictures.ts";
import { PlainTable, type PlainTableProps } from "./plain-table.tsx";

export interface GalleryTableProps extends PlainTableProps {
  readonly picturesOf?: ((row: Row) => readonly Attachment[]) | undefined;
}

/** Rows as tiles, each with its picture and what is said of it; the preview of one leads to the others. */
export function GalleryTable({ picturesOf, ...table }: GalleryTableProps) {
  const { rows } = table;
  const pictures = useMemo(() => rows.flatMap(({ row }) => picturesOf?.(row) ?? []), [rows, picturesOf]);
  return (
    <NeighbourPictures value={pictures}>
      <PlainTable {...table} look="gallery" />
    </NeighbourPictures>
  );
}
