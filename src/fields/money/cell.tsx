import { isCalculating } from "../../domain/money.ts";
import type { FieldView } from "../field-view.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import { BLANK } from "../../domain/plain-text.ts";
import { moneyContract } from "./contract.ts";

const calculating = <span className="field-calculating">计算中</span>;
const notMade = <span className="field-blank">未生成</span>;

/** The quiet states are elements made once; an ordinary amount is mere text. */
export const moneyCell: FieldView["cell"] = (options, environment) => (value, row) => {
  const text = moneyContract.format(value, options, environment, row);
  if (text === BLANK) return blankCell;
  if (text === "未生成") return notMade;
  if (isCalculating(value)) return calculating;
  return typeof value === "number" && value < 0 ? <span className="field-negative">{text}</span> : text;
};
