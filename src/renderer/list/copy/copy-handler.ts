import type { ClipboardEvent } from "react";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../../host.ts";
import type { ListScreen } from "../use-list-screen.ts";
import { copiedRows } from "./copied-rows.ts";
import { htmlRows, plainRows } from "./written-rows.ts";

/** Ctrl + C copies the ticked rows as a table, unless a text is marked or the cells of a sheet are copied. */
export function copyHandler({ plan, host }: Screen<ListPlan>, list: ListScreen) {
  const { selection, columns, environment, scope } = list;
  return (event: ClipboardEvent<HTMLElement>): void => {
    const { rows } = selection;
    if (event.defaultPrevented || plan.edit || rows.length === 0 || marksText(event.target)) return;
    event.preventDefault();
    const input = { shown: columns.grid, plans: columns.plans, fields: host.fields, environment, scope };
    const copied = copiedRows(rows, input);
    event.clipboardData.setData("text/plain", plainRows(copied));
    event.clipboardData.setData("text/html", htmlRows(copied));
    host.outside.notify({ text: `已复制 ${rows.length} 行`, tone: "success" });
  };
}

function marksText(target: EventTarget): boolean {
  if (window.getSelection()?.toString()) return true;
  return target instanceof Element && target.closest("input:not([type=checkbox]), textarea") !== null;
}
