import type { ArrayField } from "@formily/core";
import { useField } from "@formily/react";
import { useLayoutEffect, useRef } from "react";
import { isForReading } from "../field/field-connector.tsx";
import { newEntry } from "./new-entry.ts";

interface ListOptions {
  readonly addText?: string;
  /** Least and greatest number of entries. */
  readonly min?: number;
  readonly max?: number;
  readonly sortable?: boolean;
  readonly asText?: boolean;
  readonly fixed?: boolean;
}

export interface ListRows {
  readonly field: ArrayField;
  readonly count: number;
  readonly isEditable: boolean;
  /** Entries are neither added nor removed. */
  readonly isFixed: boolean;
  readonly isSortable: boolean;
  /** Values are shown as text, not in controls. */
  readonly isText: boolean;
  readonly addText: string;
  /** The reason why no entry can be added or removed. */
  readonly fullReason: string | undefined;
  readonly leastReason: string | undefined;
  readonly add: () => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
  /** Belongs to the element around the entries; each entry carries `data-row`. */
  readonly ref: { current: HTMLDivElement | null };
}

const CONTROL = "input:enabled, textarea:enabled, [role=combobox]:enabled";

/** The entries of a list in a form and what can be done with them; the focus stays where the user works. */
export function useListRows(): ListRows {
  const field = useField<ArrayField>();
  const { addText, min = 0, max = Infinity, fixed = false, isSortable, isText } = readOptions(field);
  // Every entry is read, so that a list whose entries change places is drawn again.
  const count = Array.isArray(field.value) ? field.value.slice().length : 0;
  const ref = useRef<HTMLDivElement>(null);
  const focusNext = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const elements = focusNext.current.map((selector) => ref.current?.querySelector<HTMLElement>(selector));
    focusNext.current = [];
    elements.find((element) => element)?.focus();
  });
  const inRow = (index: number) => [
    `[data-row="${index}"] :is(${CONTROL})`,
    `[data-row="${index}"] button:enabled`,
  ];
  return {
    field,
    count,
    isEditable: !isText && !fixed && field.pattern === "editable" && !isForReading(field),
    isFixed: fixed,
    isSortable,
    isText,
    addText,
    fullReason: count >= max ? `最多 ${max} 行` : undefined,
    leastReason: count <= min ? `至少保留 ${min} 行` : undefined,
    add: () => {
      focusNext.current = inRow(count);
      void field.push(newEntry(field, count));
    },
    remove: (index) => {
      focusNext.current = count > 1 ? inRow(Math.min(index, count - 2)) : ["[data-add]"];
      void field.remove(index);
    },
    move: (from, to) => {
      const [ahead, back] = to > from ? ["down", "up"] : ["up", "down"];
      focusNext.current = [ahead, back].map(
        (direction) => `[data-row="${to}"] [data-move="${direction}"]:enabled`,
      );
      void field.move(from, to);
    },
    ref,
  };
}

function readOptions(field: ArrayField) {
  const {
    addText = "添加",
    sortable = false,
    asText = false,
    ...others
  } = field.componentProps as ListOptions;
  return { ...others, addText, isSortable: sortable, isText: asText };
}
