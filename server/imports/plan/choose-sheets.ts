import type { ImportFact, ImportQuestion } from "../../contracts/import-kind.ts";
import { Refusal } from "../../platform/errors.ts";
import { bareTitle } from "../../platform/spreadsheet/workbook-column.ts";
import { type TableKind, headTitles } from "../table/read-table.ts";
import type { Sheet } from "../table/sheet.ts";

export interface SheetChoice {
  /** Those that are read, in their order. */
  readonly sheets: readonly Sheet[];
  readonly question: ImportQuestion | undefined;
  readonly facts: readonly ImportFact[];
}

/** The question which sheets of a file are read. */
export const SHEET_QUESTION = "sheet";

const ALL = "all";

/**
 * Chooses the sheets that are read: of the visible ones that have the head of the kind the only one, or those that the user
 * has decided for; where none has it, the first visible one. Several with the same titles may be read as one. Throws a Refusal where no sheet
 * holds anything.
 */
export function chooseSheets(
  sheets: readonly Sheet[],
  kind: TableKind,
  answer: string | undefined,
): SheetChoice {
  const visible = sheets.filter(({ isHidden, lines }) => !isHidden && lines.length > 0);
  const fitting = visible.filter((sheet) => headTitles(sheet, kind).length > 0);
  const question = fitting.length > 1 ? sheetQuestion(fitting, kind) : undefined;
  const chosen = question?.options.find(({ value }) => value === answer)?.value;
  const read = chosen === ALL ? fitting : [fitting[Number(chosen ?? 0)] ?? visible[0] ?? sheets[0]];
  const taken = read.filter((sheet) => sheet !== undefined);
  if (taken.length === 0) throw new Refusal("rule", "文件中没有可导入的数据，请填写后重新上传");
  return { sheets: taken, question, facts: sheetFacts(sheets, taken) };
}

function sheetQuestion(fitting: readonly Sheet[], kind: TableKind): ImportQuestion {
  const titles = fitting.map((sheet) => headTitles(sheet, kind).map(bareTitle).join("|"));
  const areAlike = titles.every((title) => title === titles[0]);
  return {
    id: SHEET_QUESTION,
    text: `文件中有 ${fitting.length} 个可以导入的工作表，请选择读取哪一个`,
    options: [
      ...fitting.map(({ name, lines }, place) => ({
        value: String(place),
        label: `${name}（${lines.length - 1} 行）`,
      })),
      ...(areAlike ? [{ value: ALL, label: `全部 ${fitting.length} 个工作表` }] : []),
    ],
  };
}

function sheetFacts(sheets: readonly Sheet[], read: readonly Sheet[]): ImportFact[] {
  const others = sheets.filter(
    (sheet) => !read.includes(sheet) && (sheet.lines.length > 0 || sheet.isUnread === true),
  );
  const named = (list: readonly Sheet[]) => list.map(({ name }) => `“${name}”`).join("、");
  const hidden = others.filter(({ isHidden }) => isHidden);
  const unread = others.filter(({ isHidden }) => !isHidden);
  const notes = [
    ...(unread.length > 0 ? [`${named(unread)}未读取`] : []),
    ...(hidden.length > 0 ? [`隐藏的${named(hidden)}未读取`] : []),
  ];
  return [{ title: "工作表", content: [named(read), ...notes].join("，") }];
}
