import "../fields.css";
import { useState } from "react";
import { readChoiceSource, type ChoiceValue } from "../choices.ts";
import { ChoicesNotice } from "../choices-notice.tsx";
import type { ControlProps } from "../field-view.ts";
import { useChoices } from "../use-choices.ts";
import { PermissionLines } from "./permission-lines.tsx";
import { readGrants, writeGrants } from "./permission-flags.ts";
import { branchValues, visibleLines } from "./visible-nodes.ts";

/** All permission codes as a tree with a search; each node can be ticked and given its flag. */
export function PermissionTreeControl(props: ControlProps) {
  const { id } = props;
  const source = readChoiceSource(props.options);
  const { state, load } = useChoices(source, props.environment.call, true);
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<ReadonlySet<ChoiceValue>>(new Set());
  const grants = readGrants(props.value);
  const setOpen = (value: ChoiceValue, isOpen: boolean) =>
    setOpened((before) => new Set(isOpen ? [...before, value] : [...before].filter((one) => one !== value)));
  const lines = visibleLines(state.choices, opened, search.trim());
  return (
    <div
      className="field-permissions"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
    >
      <div className="field-permissions-bar">
        <input
          type="search"
          className="field-input"
          aria-label="搜索权限"
          placeholder="搜索权限"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          // Enter would send the form around it.
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        <button
          type="button"
          className="field-retry"
          onClick={() => setOpened(new Set(branchValues(state.choices)))}
        >
          全部展开
        </button>
        <button type="button" className="field-retry" onClick={() => setOpened(new Set())}>
          全部收起
        </button>
        <span className="field-hint">{`已选 ${grants.size} 项`}</span>
      </div>
      {lines.length > 0 ? (
        <PermissionLines
          id={id}
          lines={lines}
          grants={grants}
          isFixed={props.disabled === true || props.readOnly === true}
          onOpen={setOpen}
          onChange={(next) => props.onChange(writeGrants(next))}
          describedBy={props["aria-describedby"]}
        />
      ) : state.status === "ready" && search.trim() !== "" ? (
        <p className="field-hint">没有找到「{search.trim()}」，请换个词再试</p>
      ) : (
        <ChoicesNotice status={state.status} onRetry={load} />
      )}
    </div>
  );
}
