import { act, render } from "@testing-library/react";
import { Activity, useState } from "react";
import { fieldViews } from "../../views.ts";
import type { FieldOptions, StateTables } from "../../schema/contracts.ts";
import type { FieldEnvironment } from "../field-view.ts";

const enums = {
  userStatus: [
    { value: 1, label: "启用" },
    { value: 0, label: "停用" },
    { value: 2, label: "锁定" },
  ],
  mode: [
    { value: "add", label: "追加", description: "现有的不变" },
    { value: "replace", label: "替换", description: "其余的取消" },
  ],
  collection: [
    { value: null, label: "未采集" },
    { value: 1, label: "采集中" },
  ],
};

const noCalls: FieldEnvironment["call"] = async () => {
  throw new Error("no call expected");
};

interface ShowInput {
  readonly call?: FieldEnvironment["call"];
  readonly states?: StateTables;
  readonly today?: string;
  /** The day from which words such as 上月 are calculated. */
  readonly relativeTo?: string;
  /** More props of the control. */
  readonly more?: object;
}

/** A control labelled 它 that holds its value; gives every value it has handed out, and ways to change its options and to put its page behind another. */
export function showControl(kind: string, value: unknown, options: FieldOptions = {}, input: ShowInput = {}) {
  const Control = fieldViews[kind]?.Control;
  const changes: unknown[] = [];
  const environment: FieldEnvironment = {
    enums,
    states: input.states ?? {},
    call: input.call ?? noCalls,
    readFile: async () => new File([], ""),
    today: input.today ?? "2026-11-20",
    ...(input.relativeTo !== undefined && { relativeTo: input.relativeTo }),
  };
  let change = (_next: FieldOptions): void => undefined;
  let show = (_isInFront: boolean): void => undefined;
  function Holder() {
    const [now, setNow] = useState(value);
    const [current, setCurrent] = useState(options);
    const [isInFront, setInFront] = useState(true);
    change = setCurrent;
    show = setInFront;
    return (
      <Activity mode={isInFront ? "visible" : "hidden"}>
        <label id="it-label" htmlFor="it">
          它
        </label>
        {Control && (
          <Control
            id="it"
            value={now}
            onChange={(next) => {
              changes.push(next);
              setNow(next);
            }}
            options={current}
            environment={environment}
            {...input.more}
          />
        )}
      </Activity>
    );
  }
  render(<Holder />);
  return {
    changes,
    setOptions: (next: FieldOptions) => act(() => change(next)),
    show: (isInFront: boolean) => act(() => show(isInFront)),
  };
}
