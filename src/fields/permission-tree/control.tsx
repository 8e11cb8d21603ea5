import "../fields.css";
import { useState } from "react";
import { type Choice, type ChoiceValue, readChoiceSource } from "../choices/choices.ts";
import { ChoicesNotice } from "../choices/choices-notice.tsx";
import type { ControlProps } from "../field-view.ts";
import { useChoices } from "../choices/use-choices.ts";
import { foldAll, foldNode } from "./folds.ts";
import { PermissionLines } from "./permission-lines.tsx";
import { compareGrants, readGrants, writeGrants, type GrantChange } from "./permission-flags.ts";
import { visibleLines, wantText } from "./visible-nodes.ts";

/** All permission codes as a tree with a search; each node can be ticked and given its flag. */
export function PermissionTreeControl(props: ControlProps) {
  const { id } = props;
  const source = readChoiceSource(props.options);
  const { state, load } = useChoices(source, props.environment.call, true);
  const [search, setSearch] = useState("");
  const [folds, setFolds] = useState(foldAll(false));
  const grants = readGrants(props.value);
  const [saved] = useState(grants);
  const [isChangesOnly, setChangesOnly] = useState(false);
  const changes = compareGrants(saved, grants);
  const wanted = isChangesOnly ? (node: Choice) => changes.has(node.value) : wantText(search);
  const lines = visibleLines(state.choices, folds, wanted);
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
        <button type="button" className="field-retry" onClick={() => setFolds(foldAll(true))}>
          全部展开
        </button>
        <button type="button" className="field-retry" onClick={() => setFolds(foldAll(false))}>
          全部收起
        </button>
        <span className="field-hint">{`已选 ${grants.size} 项`}</span>
      </div>
      <div className="field-permissions-bar">
        <output>{changeWords(changes)}</output>
        {(changes.size > 0 || isChangesOnly) && (
          <button
            type="button"
            className="field-retry"
            aria-pressed={isChangesOnly}
            onClick={() => setChangesOnly(!isChangesOnly)}
          >
            {isChangesOnly ? "显示全部" : "只看改动"}
          </button>
        )}
      </div>
      {lines.length > 0 ? (
        <PermissionLines
          id={id}
          lines={lines}
          grants={grants}
          changes={changes}
          isFixed={props.disabled === true || props.readOnly === true}
          onOpen={(value, isOpen) => setFolds((before) => foldNode(before, value, isOpen))}
          onChange={(next) => props.onChange(writeGrants(next))}
          describedBy={props["aria-describedby"]}
        />
      ) : state.status === "ready" && isChangesOnly ? (
        <p className="field-hint">没有改动</p>
      ) : state.status === "ready" && search.trim() !== "" ? (
        <p className="field-hint">没有找到「{search.trim()}」，请换个词再试</p>
      ) : (
        <ChoicesNotice status={state.status} onRetry={load} />
      )}
    </div>
  );
}

const CHANGE_WORDS: readonly (readonly [GrantChange, string])[] = [
  ["added", "新增"],
  ["removed", "取消"],
  ["changed", "改变方式"],
];

function changeWords(changes: ReadonlyMap<ChoiceValue, GrantChange>): string {
  const kinds = [...changes.values()];
  const words = CHANGE_WORDS.flatMap(([kind, word]) => {
    const count = kinds.filter((entry) => entry === kind).length;
    return count > 0 ? [`${word} ${count} 项`] : [];
  });
  return words.length > 0 ? `与已保存的相比：${words.join("，")}` : "与已保存的相同";
}
