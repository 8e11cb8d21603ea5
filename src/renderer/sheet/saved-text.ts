import type { Saved } from "./use-saving.ts";

/** The notice after rows have been saved; undefined: no notice is needed. */
export function savedText({ changed, added, removed }: Saved, savesRows: boolean): string | undefined {
  const parts = [
    !savesRows && changed.size > 0 && `已保存 ${changed.size} 行`,
    added > 0 && `已新增 ${added} 行`,
    removed > 0 && `已删除 ${removed} 行`,
  ].filter((part) => typeof part === "string");
  return parts.length === 0 ? undefined : parts.join("，");
}
