import { plainSigns, wordAt, type Reader } from "../reading.ts";
import { takesMany } from "./takes-many.ts";

const QUOTED = /^(?:“([^”]+)”|"([^"]+)"|「([^」]+)」|'([^']+)')/u;

/** Words of one's own, behind the title alone: up to the next blank, or in quotes. */
export const readText: Reader = (text, _filter, _tables, { isTitled, isNegated }) => {
  if (!isTitled) return null;
  const typed = typedWord(text);
  if (typed === null) return null;
  if (isNegated) return { length: typed.length, fault: "文字只能查包含，不能排除" };
  return { length: typed.length, value: typed.word };
};

const TAX_NUMBER = /^(?=[0-9A-Z]*\d)[0-9A-Z]{15,20}(?![0-9A-Z])/iu;

export const readTaxNumber: Reader = (text, filter, tables, place) => {
  const match = TAX_NUMBER.exec(plainSigns(text));
  if (match) return { length: match[0].length, value: match[0].toUpperCase() };
  return readText(text, filter, tables, place);
};

/** People, departments and their like: names behind the title, several where the filter takes several. */
export const readNames: Reader = (text, { options }, _tables, { isTitled, isNegated }) => {
  if (!isTitled) return null;
  const first = typedWord(text);
  if (first === null) return null;
  if (isNegated) return { length: first.length, fault: "只能查是谁，不能排除" };
  const names = [first.word];
  let { length } = first;
  for (;;) {
    const join = takesMany(options) ? /^\s*[、/或和]\s*/u.exec(text.slice(length)) : null;
    const next = join && typedWord(text.slice(length + join[0].length));
    if (!next) return { length, names: names.flatMap((name) => splitNames(name, takesMany(options))) };
    names.push(next.word);
    length += join[0].length + next.length;
  }
};

function splitNames(name: string, isSplit: boolean): readonly string[] {
  return isSplit ? name.split(/[/或]/u).filter((part) => part !== "") : [name];
}

function typedWord(text: string): { readonly length: number; readonly word: string } | null {
  const quoted = QUOTED.exec(text);
  if (quoted) return { length: quoted[0].length, word: quoted.slice(1).find(Boolean) ?? "" };
  const word = wordAt(text);
  return word === "" ? null : { length: word.length, word };
}
