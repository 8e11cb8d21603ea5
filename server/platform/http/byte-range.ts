/** Part of a file, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part that a `Range` header asks for. "whole": none, several parts, or one that cannot be read, which is then
 * answered as if it were not there (RFC 9110, 14.2); "none": it begins behind the end.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | "whole" | "none" {
  const [, from, to] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return "whole";
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "none" : { first: size - length, last: size - 1 };
  }
  const [first, last] = [Number(from), to === "" ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== "" && Number(to) < first) return "whole";
  return first >= size ? "none" : { first, last };
}
