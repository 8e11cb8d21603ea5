/** The command that a key gives in a sheet. */
export type SheetCommand =
  | { readonly do: "move"; readonly rows: number; readonly columns: number; readonly extends?: true }
  /** To the first or last column, with `all` of the first or last row. */
  | { readonly do: "jump"; readonly to: "first" | "last"; readonly all?: true; readonly extends?: true }
  | {
      readonly do:
        | "edit"
        | "leave"
        | "cancel"
        | "clear"
        | "undo"
        | "redo"
        | "fillDown"
        | "save"
        | "removeRows"
        | "selectAll";
    }
  /** Takes over what was typed, then moves. */
  | { readonly do: "commit"; readonly rows: number; readonly columns: number };

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** A screenful, for PageUp and PageDown. */
const SCREENFUL = 15;

const ARROWS: { readonly [key: string]: readonly [rows: number, columns: number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-SCREENFUL, 0],
  PageDown: [SCREENFUL, 0],
};

const WITH_CONTROL: {
  readonly [key: string]: "undo" | "redo" | "fillDown" | "save" | "removeRows" | "selectAll";
} = {
  z: "undo",
  y: "redo",
  d: "fillDown",
  s: "save",
  "-": "removeRows",
  a: "selectAll",
};

/** A key while a cell is selected, nothing typed in it yet; undefined: it belongs to the cell or to the page. */
export function keyAtRest(pressed: Pressed): SheetCommand | undefined {
  const { key, shiftKey, altKey } = pressed;
  const isControl = pressed.ctrlKey || pressed.metaKey;
  if (isControl && shiftKey && key.toLowerCase() === "z") return { do: "redo" };
  if (isControl && WITH_CONTROL[key.toLowerCase()]) return { do: WITH_CONTROL[key.toLowerCase()] ?? "save" };
  const widening = shiftKey && { extends: true as const };
  if (key === "Home" || key === "End")
    return {
      do: "jump",
      to: key === "Home" ? "first" : "last",
      ...(isControl && { all: true }),
      ...widening,
    };
  if (altKey || isControl) return undefined;
  const [rows, columns] = ARROWS[key] ?? [0, 0];
  if (ARROWS[key]) return { do: "move", rows, columns, ...widening };
  if (key === "Enter") return { do: "move", rows: shiftKey ? -1 : 1, columns: 0 };
  if (key === "Tab") return { do: "move", rows: 0, columns: shiftKey ? -1 : 1 };
  if (key === "F2") return { do: "edit" };
  if (key === "Escape") return { do: "leave" };
  return key === "Delete" || key === "Backspace" ? { do: "clear" } : undefined;
}

/** A key while something is typed; `replaces` when typing began with a letter, where arrows lead on as in a spreadsheet. */
export function keyWhileTyping(pressed: Pressed, replaces: boolean): SheetCommand | undefined {
  const { key, shiftKey } = pressed;
  const isControl = pressed.ctrlKey || pressed.metaKey;
  if (isControl) return key.toLowerCase() === "s" ? { do: "save" } : undefined;
  if (key === "Escape") return { do: "cancel" };
  if (key === "Enter") return { do: "commit", rows: shiftKey ? -1 : 1, columns: 0 };
  if (key === "Tab") return { do: "commit", rows: 0, columns: shiftKey ? -1 : 1 };
  const [rows, columns] = ARROWS[key] ?? [0, 0];
  return replaces && ARROWS[key] && !shiftKey ? { do: "commit", rows, columns } : undefined;
}
