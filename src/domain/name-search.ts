/** The words of a search, with blanks between them; each must be found. */
export function searchWords(text: string): string[] {
  return text
    .normalize("NFKC")
    .split(/\s+/)
    .filter((word) => word !== "");
}

/**
 * True when each word is part of one of the texts, or found in a reading; readings are computed only when they are
 * needed.
 */
export function isFound(text: string, texts: readonly string[], readings: () => readonly string[]): boolean {
  const held = texts.map((heldText) => heldText.normalize("NFKC").toLowerCase());
  return searchWords(text).every(
    (word) =>
      held.some((heldText) => heldText.includes(word.toLowerCase())) ||
      readings().some((reading) => isRead(word, reading)),
  );
}

/**
 * A regular expression of PostgreSQL that finds the word in what `readName` gives: as characters, initials, whole or
 * begun syllables, mixed as one likes, without a gap. Null for a word that no reading can hold, such as a number.
 * JavaScript tries the same by `isFound`: its expressions go back and forth and may take minutes.
 */
export function searchPattern(word: string): string | null {
  const signs = signsOf(word);
  return signs && ANEW + signs.join(ON);
}

/** The same as `searchPattern`, but characters of the name may be left out between the signs. */
export function loosePattern(word: string): string | null {
  const signs = signsOf(word);
  return signs && ANEW + signs.join(FAR);
}

/** The beginning of the next character, or of one of its readings. */
const ANEW = "[|](?:[^|/]*/)*";
/** The next sign follows at once, or begins the next character. */
const ON = `(?:[^|]*${ANEW})?`;
const FAR = `(?:.*${ANEW})?`;

/** A longer word is no abbreviation of a name. */
const MOST_SIGNS = 40;

function signsOf(word: string): string[] | null {
  const signs = Array.from(word.toLowerCase()).filter((sign) => /[a-z0-9]|\p{Script=Han}/u.test(sign));
  return /[a-z]|\p{Script=Han}/u.test(signs.join("")) && signs.length <= MOST_SIGNS ? signs : null;
}

/** Follows all ways of reading at once: after each number of signs, the characters that may come next. */
function isRead(word: string, reading: string): boolean {
  const signs = signsOf(word);
  if (!signs) return false;
  const characters = reading.split("|").slice(1);
  const next = signs.map(() => new Set<number>());
  next[0] = new Set(characters.keys());
  for (const [done, places] of next.entries()) {
    for (const place of places) {
      for (const sound of characters[place]?.split("/") ?? []) {
        const most = commonStart(Array.from(sound), signs.slice(done));
        if (most > 0 && done + most === signs.length) return true;
        for (let letters = 1; letters <= most; letters += 1) next[done + letters]?.add(place + 1);
      }
    }
  }
  return false;
}

function commonStart(left: readonly string[], right: readonly string[]): number {
  const end = left.findIndex((sign, index) => sign !== right[index]);
  return end === -1 ? left.length : end;
}
