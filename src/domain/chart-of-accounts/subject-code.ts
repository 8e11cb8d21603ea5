/** Codes have four digits at the first level and two more at each further one, down to the fourth. */
const FIRST = 4;
const STEP = 2;

/** The code above; null at the first level. */
export function parentCodeOf(kmdm: string): string | null {
  return kmdm.length <= FIRST ? null : kmdm.slice(0, -STEP);
}

/** 1 to 4. */
export function subjectLevel(kmdm: string): number {
  return (kmdm.length - FIRST) / STEP + 1;
}

/** The lowest code below `parent` that is free; undefined when all 99 are taken. */
export function nextSubjectCode(parent: string, usedCodes: Iterable<string>): string | undefined {
  const known = new Set(usedCodes);
  for (let number = 1; number <= 99; number += 1) {
    const kmdm = `${parent}${String(number).padStart(STEP, "0")}`;
    if (!known.has(kmdm)) return kmdm;
  }
  return undefined;
}
