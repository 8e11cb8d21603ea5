import { yuanToFen } from "./money.ts";

const DIGITS = "零壹贰叁肆伍陆柒捌玖";
const PLACES = ["", "拾", "佰", "仟"];
const GROUPS = ["", "万", "亿"];

/** An amount of money as documents spell it out, 壹仟零贰拾元零叁分, so that no digit can be added to it. */
export function amountInWords(yuan: number): string {
  const fen = Math.abs(yuanToFen(yuan));
  const sign = yuan < 0 && fen > 0 ? "负" : "";
  return `${sign}${wordsOf(Math.floor(fen / 100), Math.floor(fen / 10) % 10, fen % 10)}`;
}

function wordsOf(yuan: number, jiao: number, fen: number): string {
  if (yuan === 0 && jiao === 0 && fen === 0) return "零元整";
  const whole = yuan === 0 ? "" : `${spellWhole(yuan)}元`;
  if (jiao === 0 && fen === 0) return `${whole}整`;
  if (jiao === 0) return `${whole}${whole === "" ? "" : "零"}${DIGITS[fen]}分`;
  return `${whole}${DIGITS[jiao]}角${fen === 0 ? "整" : `${DIGITS[fen]}分`}`;
}

/** Groups of four digits; however many zeros stand between two digits, one 零 is read. */
function spellWhole(yuan: number): string {
  let words = "";
  let skipped = false;
  for (let group = GROUPS.length - 1; group >= 0; group -= 1) {
    const part = Math.floor(yuan / 10_000 ** group) % 10_000;
    if (part === 0) {
      skipped = words !== "";
      continue;
    }
    const gap = words !== "" && (skipped || part < 1000);
    words += `${gap ? "零" : ""}${spellGroup(part)}${GROUPS[group]}`;
    skipped = false;
  }
  return words;
}

function spellGroup(part: number): string {
  let words = "";
  let skipped = false;
  for (let place = PLACES.length - 1; place >= 0; place -= 1) {
    const digit = Math.floor(part / 10 ** place) % 10;
    if (digit === 0) {
      skipped = words !== "";
      continue;
    }
    words += `${skipped ? "零" : ""}${DIGITS[digit]}${PLACES[place]}`;
    skipped = false;
  }
  return words;
}
