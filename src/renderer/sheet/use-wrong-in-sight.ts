import { useEffect, useEffectEvent } from "react";
import type { SheetColumn } from "./sheet-columns.ts";
import type { SheetInput } from "./sheet-input.ts";
import type { SheetFaults } from "./use-sheet-faults.ts";

interface WrongInput extends Pick<SheetInput, "onShow"> {
  readonly unseen: readonly SheetColumn[];
  readonly faults: SheetFaults;
  readonly onNotice: (text: string) => void;
}

/**
 * Brings a hidden column into sight as soon as one of its cells is wrong or missing, so that the user can correct it.
 */
export function useWrongInSight({ unseen, faults, onShow, onNotice }: WrongInput): void {
  const wrong = unseen.filter(({ field }) => [...faults.values()].some((row) => Object.hasOwn(row, field)));
  const ids = JSON.stringify(wrong.map(({ id }) => id));
  const show = useEffectEvent((columnIds: readonly string[]) => {
    if (columnIds.length === 0) return;
    onShow(columnIds);
    onNotice(`隐藏的列${wrong.map(({ title }) => `「${title}」`).join("")}需要填写或修改，已重新显示`);
  });
  useEffect(() => show(JSON.parse(ids) as readonly string[]), [ids]);
}
