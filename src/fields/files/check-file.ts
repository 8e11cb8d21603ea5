/** Limits of the files that may be uploaded. */
export interface FileLimits {
  /** File endings in lower case, with their point; empty: any. */
  readonly endings: readonly string[];
  readonly maxMb: number;
}

/** The reason why a file may not be uploaded, for the user; null when it may. */
export function checkFile(
  { name, size }: { readonly name: string; readonly size: number },
  { endings, maxMb }: FileLimits,
): string | null {
  const isKnown = endings.length === 0 || endings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) return `只能上传 ${endings.map((ending) => ending.slice(1)).join("、")} 格式的文件`;
  if (size > maxMb * 1024 * 1024) return `文件大小不能超过${maxMb}MB！`;
  return size === 0 ? "文件是空的，请重新选择" : null;
}

export function readEndings(accept: unknown): readonly string[] {
  if (typeof accept !== "string") return [];
  return accept
    .split(",")
    .map((ending) => ending.trim().toLowerCase())
    .filter((ending) => ending.startsWith("."));
}
