import type { DefaultOptionType } from "antd/es/select";
import { choiceLabels, chosenValues, type Choice, type ChoiceValue } from "./choices.ts";
import { ChoicesNotice } from "./choices-notice.tsx";
import { pickedValues, resolveChoice, shownValues, withAll } from "./choosing.ts";
import type { ControlProps } from "../field-view.ts";
import { LookAlike } from "../antd/look-alike.tsx";
import type { ChoicesState } from "./use-choices.ts";
import { useNameReader } from "./use-name-reader.ts";

interface SelectControlProps extends ControlProps {
  readonly choices: readonly Choice[];
  readonly multiple: boolean;
  readonly status?: ChoicesState["status"];
  readonly onWanted?: () => void;
  /** Takes over the search: the choices are what was found. */
  readonly onSearch?: (text: string) => void;
  /** Takes Enter in the open list, where it answers true. */
  readonly onEnter?: () => boolean;
}

/** Entries from which on only those in sight are drawn. */
const LONG = 200;

/** One or several of a flat list; a chosen value that is not in the list stays visible. */
export function SelectControl(props: SelectControlProps) {
  const { multiple, status = "ready", onWanted, onSearch } = props;
  const names = useNameReader();
  const choices = withAll(props.choices, props.options);
  const chosen = shownValues(props.value, props.options);
  const labels = choiceLabels(choices);
  const missing = chosen
    .filter((value) => !labels.has(value))
    .map((value) => ({ value, label: String(value) }));
  const isUnnamed = status === "loading" && missing.length > 0;
  const text = isUnnamed ? "" : chosen.map((value) => labels.get(value) ?? String(value)).join("、");
  const change = (next: ChoiceValue | readonly ChoiceValue[] | undefined) => {
    const resolved = resolveChoice(chosen, pickedValues(next));
    if (multiple) props.onChange(resolved.length === 0 ? undefined : resolved);
    else props.onChange(resolved[0], resolved[0] === undefined ? undefined : labels.get(resolved[0]));
  };
  const prepare = () => {
    if (!onSearch) names.warm();
    onWanted?.();
  };
  return (
    <LookAlike {...props} text={text} popup="listbox" icon="down" onWanted={prepare}>
      {({ Select }, start, shared) => (
        <Select<ChoiceValue | ChoiceValue[]>
          {...shared}
          {...start}
          {...(multiple && { mode: "multiple" as const, maxTagCount: "responsive" as const })}
          value={(multiple ? [...chosen] : chosen[0]) as ChoiceValue | ChoiceValue[]}
          options={[...choices, ...missing].map(({ value, label }) => ({ value, label }))}
          allowClear={props.options.all === undefined || chosenValues(props.value).length > 0}
          showSearch
          // A virtual list gives a screen reader no entry but the active one.
          virtual={choices.length > LONG}
          {...(onSearch
            ? {
                onSearch,
                filterOption: false,
                onOpenChange: (open: boolean) => {
                  shared.onOpenChange(open);
                  if (!open) onSearch("");
                },
              }
            : {
                onSearch: names.load,
                filterOption: (typed: string, choice?: DefaultOptionType) =>
                  names.finds(typed, typeof choice?.label === "string" ? choice.label : ""),
              })}
          loading={status === "loading"}
          notFoundContent={<ChoicesNotice status={status} {...(onWanted && { onRetry: onWanted })} />}
          onChange={change}
        />
      )}
    </LookAlike>
  );
}
