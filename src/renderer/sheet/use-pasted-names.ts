import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { FieldEnvironment } from "../../fields/field-view.ts";
import type { ChosenNames } from "./chosen-names.ts";
import type { EditedRows } from "./edits.ts";
import type { FoundName } from "./found-names.ts";
import { lookUpNames, type NameAnswer, type NameQuestion } from "./look-up-names.ts";
import { isNewKey } from "./new-rows.ts";
import { PastedName } from "./pasted-name.ts";
import type { SheetColumn } from "./sheet-columns.ts";
import type { SheetFaults } from "./use-sheet-faults.ts";

/** The pasted names that stand for no value yet. */
export interface PastedNames {
  /** Names that stand for none, or for several, at their cells. */
  readonly faults: SheetFaults;
  /** Keys of rows with a name that is being looked up. */
  readonly waiting: ReadonlySet<string>;
  /** Names that are being looked up. */
  readonly looking: number;
  /** Looks up once more what was not found: it may be there by now. */
  readonly askAgain: () => void;
}

interface NamesInput {
  readonly columns: readonly SheetColumn[];
  readonly edited: EditedRows;
  readonly names: ChosenNames;
  readonly call: FieldEnvironment["call"];
  readonly onFound: (found: readonly FoundName[]) => void;
}

/** A cell with a pasted name. */
interface PastedCell {
  readonly key: string;
  readonly field: string;
  readonly name: PastedName;
  readonly question: NameQuestion;
  /** Identifies the name together with its question. */
  readonly id: string;
}

/** Looks pasted names up by the search of their field, and puts the values in their place. */
export function usePastedNames({ columns, edited, names, call, onFound }: NamesInput): PastedNames {
  const [answers, setAnswers] = useState<ReadonlyMap<string, NameAnswer>>(new Map());
  const asked = useRef(new Set<string>());
  const cells = useMemo(() => pastedCells(columns, edited), [columns, edited]);
  const ask = useEffectEvent((fresh: readonly PastedCell[]) => {
    for (const { id } of fresh) asked.current.add(id);
    for (const { question, ids } of questionsOf(fresh)) {
      const onAnswer = (name: string, answer: NameAnswer) =>
        setAnswers((before) => new Map([...before, [ids.get(name) ?? "", answer]]));
      void lookUpNames({ names: [...ids.keys()], question, call, onAnswer });
    }
  });
  const place = useEffectEvent(onFound);
  useEffect(() => {
    const fresh = cells.filter(({ id }) => !asked.current.has(id));
    if (fresh.length > 0) ask(fresh);
    const found = cells.flatMap(({ key, field, name, id }): FoundName[] => {
      const answer = answers.get(id);
      if (!answer || !("choice" in answer)) return [];
      names.learn(field, answer.choice.value, answer.choice.label);
      return [{ key, field, name, value: answer.choice.value }];
    });
    if (found.length > 0) place(found);
  }, [cells, answers, names]);
  const state = useMemo(() => stateOf(cells, answers), [cells, answers]);
  return {
    ...state,
    askAgain: () => {
      const unknown = [...answers].filter(([, answer]) => "fault" in answer).map(([id]) => id);
      for (const id of unknown) asked.current.delete(id);
      if (unknown.length > 0)
        setAnswers((before) => new Map([...before].filter(([id]) => !unknown.includes(id))));
    },
  };
}

/** The questions of cells, each with the names that it looks up. */
function questionsOf(cells: readonly PastedCell[]) {
  const known = new Map<string, { readonly question: NameQuestion; readonly ids: Map<string, string> }>();
  for (const { question, name, id } of cells) {
    const text = JSON.stringify(question);
    const asked = known.get(text) ?? { question, ids: new Map() };
    asked.ids.set(name.text, id);
    known.set(text, asked);
  }
  return known.values();
}

function pastedCells(columns: readonly SheetColumn[], rows: EditedRows): readonly PastedCell[] {
  return [...rows].flatMap(([key, { base, changed }]) =>
    Object.values(changed).every((value) => !(value instanceof PastedName))
      ? []
      : columns.flatMap(({ field, edit, add }): PastedCell[] => {
          const name = changed[field];
          const open = isNewKey(key) ? add : edit;
          if (!(name instanceof PastedName) || !open?.questionIn) return [];
          const question = open.questionIn({ ...base, ...changed });
          // It hangs on a name that has to be found first.
          if (Object.values(question.source.params).some((value) => value instanceof PastedName)) return [];
          return [{ key, field, name, question, id: JSON.stringify([question, name.text]) }];
        }),
  );
}

function stateOf(
  cells: readonly PastedCell[],
  answers: ReadonlyMap<string, NameAnswer>,
): Omit<PastedNames, "askAgain"> {
  const faults = new Map<string, Record<string, string>>();
  const waiting = cells.filter(({ id }) => !answers.has(id));
  for (const { key, field, id } of cells) {
    const answer = answers.get(id);
    if (answer && "fault" in answer) faults.set(key, { ...faults.get(key), [field]: answer.fault });
  }
  return {
    faults,
    waiting: new Set(waiting.map(({ key }) => key)),
    looking: new Set(waiting.map(({ id }) => id)).size,
  };
}
