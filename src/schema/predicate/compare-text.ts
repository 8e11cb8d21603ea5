/** Orders texts by code points, as the database does; negative when `a` comes first. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [leftCode, rightCode] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (leftCode !== rightCode) return rank(leftCode) - rank(rightCode);
  }
  return a.length - b.length;
}

/** Halves of characters beyond the first plane come after all others. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x1_0000 : unit;
}
