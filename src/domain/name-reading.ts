import { pinyin } from "pinyin-pro";

const HAN = /^\p{Script=Han}$/u;
const LETTER = /^[a-z0-9]$/;

/**
 * A name as `searchPattern` finds it: each character after a `|`, its readings behind it, the one that fits its word
 * first: `|重/chong/zhong|庆/qing|3|d`. Letters and digits stand for themselves; other signs are left out.
 */
export function readName(name: string): string {
  const known = knownNames.get(name);
  if (known !== undefined) return known;
  const reading = readCharacters(name)
    .map(({ character, readings }) => `|${[character, ...readings].join("/")}`)
    .join("");
  if (knownNames.size >= MOST_NAMES) knownNames.clear();
  knownNames.set(name, reading);
  return reading;
}

/** Lists in memory are searched again and again. */
const knownNames = new Map<string, string>();
const MOST_NAMES = 20_000;

/** The mnemonic code of a name: the initials of its characters, letters and digits as they are. */
export function nameInitials(name: string): string {
  return readCharacters(name)
    .map(({ character, readings: [first] }) => first?.[0] ?? (LETTER.test(character) ? character : ""))
    .join("")
    .toUpperCase();
}

interface ReadCharacter {
  readonly character: string;
  readonly readings: readonly string[];
}

function readCharacters(name: string): ReadCharacter[] {
  const text = name.normalize("NFKC").toLowerCase();
  const inContext = pinyin(text, PLAIN);
  return Array.from(text).flatMap((character, index): ReadCharacter[] => {
    if (LETTER.test(character)) return [{ character, readings: [] }];
    if (!HAN.test(character)) return [];
    const all = [inContext[index] ?? "", ...allReadings(character)];
    return [{ character, readings: [...new Set(all.flatMap(typedSyllables))] }];
  });
}

/** The readings by character; there are a few thousand characters in names. */
const knownCharacters = new Map<string, readonly string[]>();

function allReadings(character: string): readonly string[] {
  const readings = knownCharacters.get(character) ?? pinyin(character, { ...PLAIN, multiple: true });
  knownCharacters.set(character, readings);
  return readings;
}

const PLAIN = { toneType: "none", type: "array", v: true } as const;

/**
 * As keyboards have it: 绿 is typed lv, in names also lu. A text without a reading in the dictionary is returned as it
 * is.
 */
function typedSyllables(syllable: string): string[] {
  if (!/^[a-z]+$/.test(syllable)) return [];
  return syllable.includes("v") ? [syllable, syllable.replace("v", "u")] : [syllable];
}
