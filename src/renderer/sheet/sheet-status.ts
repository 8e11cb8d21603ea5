export interface SheetStatus {
  /** Rows are saved as they are left. */
  readonly savesRows: boolean;
  /** Rows can be added. */
  readonly canAdd: boolean;
  /** Changed rows and cells. */
  readonly rows: number;
  readonly cells: number;
  readonly added: number;
  readonly removed: number;
  /** Changed rows that are not on show. */
  readonly elsewhere: number;
  /** Pasted names that are being looked up. */
  readonly looking: number;
  readonly saving: boolean;
}

/** The state of a sheet in a sentence. */
export function statusText(news: SheetStatus): string {
  const { rows, added, removed, saving, savesRows } = news;
  const count = rows + added + removed;
  if (news.looking > 0) return `正在查找 ${news.looking} 个名称…`;
  if (savesRows && saving) return count > 1 ? `正在保存，还有 ${count} 行` : "正在保存…";
  if (count > 0) return changesText(news);
  if (news.canAdd)
    return savesRows
      ? "点击单元格即可修改，在末行填写即新增；离开该行时自动保存"
      : "点击单元格即可修改，在末行填写即新增；可从 Excel 粘贴";
  return savesRows ? "点击单元格即可修改，离开该行时自动保存" : "点击单元格即可修改，可从 Excel 粘贴";
}

function changesText({ rows, cells, added, removed, elsewhere }: SheetStatus): string {
  const beyond = elsewhere > 0 ? `，其中 ${elsewhere} 行不在本页` : "";
  const parts = [
    rows > 0 && `已修改 ${rows} 行 ${cells} 处${beyond}`,
    added > 0 && `新增 ${added} 行`,
    removed > 0 && `删除 ${removed} 行`,
  ].filter((part) => typeof part === "string");
  return `${parts.join(" · ")}，尚未保存`;
}
