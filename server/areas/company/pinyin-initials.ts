/** The first character of each initial in pinyin order; I, U and V begin no syllable. */
const FIRST: readonly (readonly [letter: string, character: string])[] = [
  ["A", "阿"],
  ["B", "八"],
  ["C", "嚓"],
  ["D", "哒"],
  ["E", "妸"],
  ["F", "发"],
  ["G", "旮"],
  ["H", "哈"],
  ["J", "讥"],
  ["K", "咔"],
  ["L", "垃"],
  ["M", "妈"],
  ["N", "拏"],
  ["O", "噢"],
  ["P", "妑"],
  ["Q", "七"],
  ["R", "然"],
  ["S", "仨"],
  ["T", "它"],
  ["W", "挖"],
  ["X", "夕"],
  ["Y", "丫"],
  ["Z", "帀"],
];

/** Words of company names whose characters are read otherwise than they are sorted. */
const READINGS: readonly (readonly [word: string, initials: string])[] = [
  ["重庆", "CQ"],
  ["厦门", "XM"],
  ["会计", "KJ"],
  ["银行", "YH"],
  ["行业", "HY"],
  ["长", "C"],
  ["曾", "Z"],
  ["单县", "SX"],
];

const PINYIN = new Intl.Collator("zh-CN-u-co-pinyin");

/** The mnemonic code of a name: the initials of its characters, letters and digits as they are. */
export function pinyinInitials(name: string): string {
  let code = "";
  let rest = name;
  while (rest !== "") {
    const known = READINGS.find(([word]) => rest.startsWith(word));
    const character = known?.[0] ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
    code += known?.[1] ?? initialOf(character);
    rest = rest.slice(character.length);
  }
  return code;
}

function initialOf(character: string): string {
  if (/^[A-Za-z0-9]$/.test(character)) return character.toUpperCase();
  if (!/^\p{Script=Han}$/u.test(character)) return "";
  return FIRST.findLast(([, first]) => PINYIN.compare(first, character) <= 0)?.[0] ?? "";
}
