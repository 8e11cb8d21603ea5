import { choiceLabels, chosenValues, type Choice, type ChoiceValue } from "./choices.ts";
import { ChoicesNotice } from "./choices-notice.tsx";
import type { ControlProps } from "./field-view.ts";
import { LookAlike } from "./look-alike.tsx";
import type { ChoicesState } from "./use-choices.ts";

interface SelectControlProps extends ControlProps {
  readonly choices: readonly Choice[];
  readonly multiple: boolean;
  readonly status?: ChoicesState["status"];
  readonly onWanted?: () => void;
}

/** One or several of a flat list; a chosen value that is not in the list stays visible. */
export function SelectControl(props: SelectControlProps) {
  const { choices, multiple, status = "ready", onWanted } = props;
  const chosen = chosenValues(props.value);
  const labels = choiceLabels(choices);
  const missing = chosen
    .filter((value) => !labels.has(value))
    .map((value) => ({ value, label: String(value) }));
  const text =
    status === "loading" ? "" : chosen.map((value) => labels.get(value) ?? String(value)).join("、");
  const change = (next: ChoiceValue | readonly ChoiceValue[] | undefined) =>
    props.onChange(Array.isArray(next) && next.length === 0 ? undefined : next);
  return (
    <LookAlike {...props} text={text} popup="listbox" icon="down" {...(onWanted && { onWanted })}>
      {({ Select }, start, shared) => (
        <Select<ChoiceValue | ChoiceValue[]>
          {...shared}
          {...start}
          {...(multiple && { mode: "multiple" as const, maxTagCount: "responsive" as const })}
          value={(multiple ? [...chosen] : chosen[0]) as ChoiceValue | ChoiceValue[]}
          options={[...choices, ...missing].map(({ value, label }) => ({ value, label }))}
          allowClear
          showSearch
          optionFilterProp="label"
          loading={status === "loading"}
          notFoundContent={<ChoicesNotice status={status} {...(onWanted && { onRetry: onWanted })} />}
          onChange={change}
        />
      )}
    </LookAlike>
  );
}
