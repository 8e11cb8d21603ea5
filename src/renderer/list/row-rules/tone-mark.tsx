import "./tones.css";
import { listenForReasons } from "../../action/reason-tip.ts";
import { BrokenMark } from "../../broken-mark.tsx";
import type { RowTone } from "./row-tones.ts";

/** The mark at the edge of a highlighted row: a colour alone is not visible to every user. */
export function ToneMark({ tone }: { readonly tone: RowTone }) {
  listenForReasons();
  if (tone.as === "broken") return <BrokenMark message={tone.label} />;
  return (
    <span
      className="tone-mark"
      data-tone={tone.as}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a line drawn at the edge, no picture
      role="img"
      aria-label={tone.label}
      data-hint={tone.label}
    />
  );
}
