import { columnNumber } from "./cell-place.mjs";
import { RefusedWorkbook } from "./refused-workbook.mjs";
import { attribute } from "./workbook-parts.mjs";

const RANGE = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/;

/** The merged ranges of a sheet, at most `most`; lines and columns count from 1. */
export function collectMerges(most) {
  const merges = [];
  return {
    merges,
    /** `attributes` are those of a `mergeCell`. */
    add(attributes) {
      const [, first, top, last, bottom] = RANGE.exec(attribute(attributes, "ref")) ?? [];
      if (first === undefined) return;
      if (merges.length === most)
        throw new RefusedWorkbook(`合并单元格超过 ${most} 处，请取消合并后重新上传`);
      merges.push({
        top: Number(top),
        left: columnNumber(first),
        bottom: Number(bottom),
        right: columnNumber(last),
      });
    },
  };
}
