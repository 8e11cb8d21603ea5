import { fromShanghaiText } from "./shanghai-time.ts";
import { cutBlanks } from "./typed-text.ts";

const APART = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?: |$)/;
const TOGETHER = /^(\d{4})(\d{2})(\d{2})$/;

/** A day as people write it (2026-1-5, 2026/01/05, 2026年1月5日, 20260105), as `YYYY-MM-DD`. Null: it is none. */
export function readDay(text: string): string | null {
  const plain = cutBlanks(text.normalize("NFKC")).replaceAll("。", ".");
  const parts = (APART.exec(plain) ?? TOGETHER.exec(plain))?.slice(1);
  const day = parts?.map((part) => part.padStart(2, "0")).join("-");
  return day !== undefined && fromShanghaiText(day) !== null ? day : null;
}
