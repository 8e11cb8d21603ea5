import { useState, type ReactElement } from "react";
import {
  choiceLabels,
  chosenValues,
  readChoiceSource,
  type Choice,
  type ChoiceValue,
} from "../choices/choices.ts";
import { ChoicesNotice } from "../choices/choices-notice.tsx";
import type { ControlProps } from "../field-view.ts";
import { LookAlike } from "../antd/look-alike.tsx";
import { useChoices } from "../choices/use-choices.ts";
import { useDroppedValues } from "../choices/use-dropped-values.ts";
import { useNameReader } from "../choices/use-name-reader.ts";

interface TreeNode {
  value: ChoiceValue;
  label: string;
  /** The typed text where it finds the node: antd marks the first node whose property of this name contains it. */
  match: string;
  children?: TreeNode[];
}

/** The value of the tree: one, several, or (checked independently) objects that hold them. */
type Picked = ChoiceValue | { readonly value: ChoiceValue } | undefined;

export function TreeControl(props: ControlProps) {
  const { multiple, checkable, checkStrictly } = props.options;
  const isMultiple = multiple === true || checkable === true;
  const isStrict = checkable === true && checkStrictly === true;
  const chosen = chosenValues(props.value);
  const source = readChoiceSource(props.options);
  const { state, load } = useChoices(source, props.environment.call, chosen.length > 0);
  useDroppedValues(props, source, state);
  const names = useNameReader();
  const [typed, setTyped] = useState("");
  // antd opens the nodes above what is searched for when it is typed, and misses those that come later.
  const [expanded, setExpanded] = useState<readonly ChoiceValue[] | null>(null);
  const labels = choiceLabels(state.choices);
  const labelOf = (value: ChoiceValue) => labels.get(value) ?? String(value);
  const change = (picked: Picked | readonly Picked[]) => {
    const values = (Array.isArray(picked) ? (picked as readonly Picked[]) : [picked as Picked]).flatMap(
      (entry) => chosenValues(typeof entry === "object" ? entry.value : entry),
    );
    props.onChange(isMultiple ? (values.length === 0 ? undefined : values) : values[0]);
  };
  const values = isStrict ? chosen.map((value) => ({ value, label: labelOf(value) })) : [...chosen];
  return (
    <LookAlike
      {...props}
      text={state.status === "loading" ? "" : chosen.map(labelOf).join("、")}
      popup="tree"
      icon="down"
      onWanted={() => {
        names.warm();
        load();
      }}
    >
      {({ TreeSelect }, start, shared) => (
        <TreeSelect<unknown>
          {...shared}
          {...start}
          value={isMultiple ? values : values[0]}
          treeData={treeNodes(state.choices, (label) => (names.finds(typed, label) ? typed : ""))}
          {...(isMultiple && { multiple: true, maxTagCount: "responsive" as const })}
          {...(checkable === true && {
            treeCheckable: true,
            treeCheckStrictly: isStrict,
            showCheckedStrategy: "SHOW_ALL" as const,
          })}
          treeExpandedKeys={[...(expanded ?? labels.keys())]}
          onTreeExpand={setExpanded}
          allowClear
          showSearch
          onSearch={(text) => {
            setTyped(text);
            setExpanded(null);
            names.load();
          }}
          treeNodeFilterProp="match"
          filterTreeNode={(text, node) => names.finds(text, String(node.label))}
          popupMatchSelectWidth={false}
          // antd marks the entry that Enter takes when something is typed; a tree or a dictionary that comes later is marked as a new one.
          popupRender={named(`${shared.id}_list`, `${state.status} ${names.readsPinyin}`)}
          loading={state.status === "loading"}
          notFoundContent={<ChoicesNotice status={state.status} onRetry={load} />}
          onChange={(next) => change(next as Picked | readonly Picked[])}
        />
      )}
    </LookAlike>
  );
}

/** The input names what it opens by this id, which the tree does not have by itself. */
function named(id: string, key: string) {
  return (tree: ReactElement) => (
    <div key={key} id={id}>
      {tree}
    </div>
  );
}

function treeNodes(choices: readonly Choice[], match: (label: string) => string): TreeNode[] {
  return choices.map(({ value, label, children }) => ({
    value,
    label,
    match: match(label),
    ...(children && { children: treeNodes(children, match) }),
  }));
}
