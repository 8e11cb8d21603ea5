import { useEffect, useEffectEvent, useState } from "react";
import { chosenValues, readChoiceSource, type Choice } from "../choices/choices.ts";
import type { ControlProps } from "../field-view.ts";
import { SelectControl } from "../choices/select-control.tsx";
import { useChoices, type ChoicesState } from "../choices/use-choices.ts";
import { useDroppedValues } from "../choices/use-dropped-values.ts";

/** From the last key to the question. */
const SEARCH_DELAY_MS = 500;

/** Between two looks whether the list has marked an entry. */
const MARK_CHECK_MS = 16;

const SEARCHING: ChoicesState = { status: "loading", choices: [] };

/** The choices that the server finds for what is typed; chosen ones keep the labels they were found with. */
export function SearchedOptions({ param, ...props }: ControlProps & { readonly param: string }) {
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), typed === "" ? 0 : SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const source = readChoiceSource(props.options);
  const question = asked === "" ? source : { ...source, params: { ...source.params, [param]: asked } };
  const chosen = chosenValues(props.value);
  const { state, load } = useChoices(question, props.environment.call, chosen.length > 0);
  // Entries shown during typing belong to an earlier word: Enter waits for those of the present one.
  const isSearching = typed.trim() !== asked || state.status === "loading";
  const [isPicking, setPicking] = useState(false);
  const [remembered, setRemembered] = useState(() => nameOfChosen(props));
  const known = [...state.choices, ...remembered];
  // The choices found for one word say nothing about the other choices.
  useDroppedValues(props, source, asked === "" ? state : SEARCHING);
  const kept = chosen.flatMap((value) => known.find((choice) => choice.value === value) ?? []);
  const missing = kept.filter(({ value }) => state.choices.every((choice) => choice.value !== value));
  const pickFirst = useEffectEvent(() => {
    const [first] = state.choices;
    const isNew = first !== undefined && !chosen.includes(first.value);
    if (isNew && !isEntryMarked(props.id)) return;
    setPicking(false);
    if (isNew) pressEnter(props.id);
  });
  useEffect(() => {
    if (!isPicking || isSearching) return;
    const timer = setInterval(() => pickFirst(), MARK_CHECK_MS);
    return () => clearInterval(timer);
  }, [isPicking, isSearching]);
  return (
    <SelectControl
      {...props}
      choices={[...state.choices, ...missing]}
      status={state.status}
      onWanted={load}
      onSearch={(text) => {
        setRemembered((before) => withChoices(before, kept));
        setPicking(false);
        setTyped(text);
      }}
      onEnter={() => {
        if (!isSearching) return false;
        setAsked(typed.trim());
        setPicking(true);
        return true;
      }}
      onChange={(next, label) => {
        const values = chosenValues(next);
        setRemembered(known.filter(({ value }) => values.includes(value)));
        props.onChange(next, label);
      }}
      multiple={props.options.multiple === true}
    />
  );
}

function withChoices(known: readonly Choice[], more: readonly Choice[]): readonly Choice[] {
  return [...known, ...more.filter(({ value }) => known.every((choice) => choice.value !== value))];
}

function nameOfChosen({ value, valueName }: ControlProps): readonly Choice[] {
  const [only] = chosenValues(value);
  return only === undefined || valueName === undefined ? [] : [{ value: only, label: valueName }];
}

/** The list marks its first entry some time after it is drawn; Enter before that would close it with nothing chosen. */
function isEntryMarked(id: string): boolean {
  const list = document.getElementById(`${id}_list`)?.closest(".ant-select-dropdown");
  return Boolean(list?.querySelector(".ant-select-item-option-active"));
}

/** The select chooses, empties its search and closes as for a key of the user's. */
function pressEnter(id: string): void {
  const enter = { key: "Enter", keyCode: 13, bubbles: true, cancelable: true };
  for (const type of ["keydown", "keyup"])
    document.getElementById(id)?.dispatchEvent(new KeyboardEvent(type, enter));
}
