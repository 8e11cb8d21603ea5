import { withoutInvisibleMarks } from "../../../src/domain/visible-text.ts";

/** In signs: what disks, archives and headers all take. */
const LONGEST_NAME = 120;

/** Longer ones are no ending. */
const LONGEST_ENDING = 12;

/** A file's name as it is kept and sent: its last step without invisible characters; a cut one keeps its ending. */
export function soundFileName(name: string): string {
  const [last = ""] = name.split(/[\\/]/).slice(-1);
  const signs = Array.from(withoutInvisibleMarks(last.replaceAll(/[\p{Cc}\p{Surrogate}]/gu, "")).trim());
  // Dots alone name a folder.
  if (signs.every((sign) => sign === ".")) return "未命名文件";
  if (signs.length <= LONGEST_NAME) return signs.join("");
  const dot = signs.lastIndexOf(".");
  const ending = signs.length - dot <= LONGEST_ENDING ? signs.slice(dot) : [];
  return [...signs.slice(0, LONGEST_NAME - ending.length), ...ending].join("");
}
