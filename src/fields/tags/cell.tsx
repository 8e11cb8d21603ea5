import "../fields.css";
import type { CSSProperties } from "react";
import type { FieldView } from "../field-view.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import { readTags } from "./read-tags.ts";

const NAMED: ReadonlySet<string> = new Set(["default", "processing", "success", "warning", "error"]);

export const tagsCell: FieldView["cell"] = (options) => {
  const max = typeof options.max === "number" ? options.max : 3;
  return (value) => {
    const tags = readTags(value, options);
    if (tags.length === 0) return blankCell;
    const all = tags.map(({ label }) => label).join("、");
    return (
      <span className="field-tags" title={all}>
        {tags.slice(0, max).map(({ label, color }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two tags may read the same
          <span key={index} {...tagLook(color)}>
            {label}
          </span>
        ))}
        {tags.length > max && <span className="field-more">{`+${tags.length - max}`}</span>}
      </span>
    );
  };
};

function tagLook(color: string | undefined): { className: string; style?: CSSProperties } {
  if (color !== undefined && /^#([\da-f]{3}|[\da-f]{6})$/i.test(color)) {
    return { className: "field-tag", style: { ["--field-color" as keyof CSSProperties]: color } };
  }
  return { className: `field-tag field-${color !== undefined && NAMED.has(color) ? color : "default"}` };
}
