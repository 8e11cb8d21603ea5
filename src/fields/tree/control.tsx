import { choiceLabels, chosenValues, readChoiceSource, type Choice, type ChoiceValue } from "../choices.ts";
import { ChoicesNotice } from "../choices-notice.tsx";
import type { ControlProps } from "../field-view.ts";
import { LookAlike } from "../look-alike.tsx";
import { useChoices } from "../use-choices.ts";

interface TreeNode {
  value: ChoiceValue;
  label: string;
  children?: TreeNode[];
}

export function TreeControl(props: ControlProps) {
  const chosen = chosenValues(props.value)[0];
  const source = readChoiceSource(props.options);
  const { state, load } = useChoices(source, props.environment.call, chosen !== undefined);
  const text = chosen === undefined || state.status === "loading" ? "" : labelOf(chosen, state.choices);
  return (
    <LookAlike {...props} text={text} popup="tree" icon="down" onWanted={load}>
      {({ TreeSelect }, start, shared) => (
        <TreeSelect<ChoiceValue | undefined>
          {...shared}
          {...start}
          value={chosen}
          treeData={treeNodes(state.choices)}
          treeDefaultExpandAll
          allowClear
          showSearch
          treeNodeFilterProp="label"
          popupMatchSelectWidth={false}
          loading={state.status === "loading"}
          notFoundContent={<ChoicesNotice status={state.status} onRetry={load} />}
          onChange={(next) => props.onChange(next)}
        />
      )}
    </LookAlike>
  );
}

function labelOf(value: ChoiceValue, choices: readonly Choice[]): string {
  return choiceLabels(choices).get(value) ?? String(value);
}

function treeNodes(choices: readonly Choice[]): TreeNode[] {
  return choices.map(({ value, label, children }) => ({
    value,
    label,
    ...(children && { children: treeNodes(children) }),
  }));
}
