import "./views.css";
import { useId } from "react";
import type { ViewPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { ViewSetting } from "./view-setting.ts";

const LABELS = { table: "列表", board: "看板", calendar: "日历", cards: "卡片" } as const;

interface ViewSwitchProps {
  /** Beside the table. */
  readonly views: readonly ViewPlan[];
  readonly open: ViewSetting["as"];
  readonly onOpen: (view: ViewSetting["as"]) => void;
}

/** The ways to look at the rows, one of them open. */
export function ViewSwitch({ views, open, onOpen }: ViewSwitchProps) {
  const name = useId();
  return (
    <fieldset className="view-switch" aria-label="显示方式">
      {(["table", ...views.map(({ as }) => as)] as const).map((as) => (
        <label key={as}>
          <input type="radio" name={name} checked={as === open} onChange={() => onOpen(as)} />
          <span>{LABELS[as]}</span>
        </label>
      ))}
    </fieldset>
  );
}
