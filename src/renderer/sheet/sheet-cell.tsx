import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from "react";
import type { FieldEnvironment, Row } from "../../fields/field-view.ts";
import type { CellEdit } from "./sheet-columns.ts";
import type { Typing } from "./use-cursor.ts";

interface SheetCellProps {
  readonly id: string;
  /** The cell in words, for screen readers. */
  readonly label: string;
  /** Absent: the cell is for reading. */
  readonly edit: CellEdit | undefined;
  readonly environment: FieldEnvironment;
  readonly value: unknown;
  readonly valueName: string | undefined;
  /** The row as it stands: choices may hang on it. */
  readonly row: Row;
  readonly typing: Typing | null;
  readonly onTyping: (typing: Typing) => void;
  /** Takes over a value that was chosen. */
  readonly onChoose: (value: unknown, label?: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onCopy: (event: ClipboardEvent<HTMLElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  /** The focus has gone elsewhere. */
  readonly onBlur: () => void;
}

/**
 * Lies over the selected cell and has the focus: an input that cannot be seen until something is typed, so that an
 * input method begins in it as in any other; or the control that a value is chosen in.
 */
export function SheetCell(props: SheetCellProps) {
  const { edit, typing, onTyping } = props;
  const input = useRef<HTMLInputElement>(null);
  const isTyping = typing !== null;
  const isChoosing = isTyping && edit?.isChosen === true;
  useEffect(() => {
    if (!isChoosing) input.current?.focus({ preventScroll: true });
  }, [isChoosing]);
  useEffect(() => {
    input.current?.closest("td")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, []);
  if (isChoosing) return <ChosenCell {...props} edit={edit} />;
  return (
    <input
      ref={input}
      id={props.id}
      className="sheet-input"
      aria-label={props.label}
      autoComplete="off"
      spellCheck={false}
      readOnly={!edit}
      value={typing?.text ?? ""}
      data-typing={isTyping || undefined}
      inputMode={edit?.plan.type === "number" || edit?.plan.type === "integer" ? "decimal" : undefined}
      onChange={({ currentTarget }) =>
        edit && onTyping({ text: currentTarget.value, replaces: typing?.replaces ?? true })
      }
      onCompositionStart={() => {
        if (edit && !isTyping) onTyping({ text: "", replaces: true });
      }}
      onKeyDown={(event) => {
        if (!event.nativeEvent.isComposing) props.onKeyDown(event);
      }}
      onCopy={props.onCopy}
      onPaste={props.onPaste}
      onBlur={props.onBlur}
    />
  );
}

function ChosenCell({ edit, ...props }: SheetCellProps & { readonly edit: CellEdit }) {
  const { Control } = edit.view ?? {};
  if (!Control) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it handles the keys of its control
    <div className="sheet-control" onKeyDown={props.onKeyDown}>
      <Control
        id={props.id}
        value={props.value}
        {...(props.valueName !== undefined && { valueName: props.valueName })}
        options={edit.optionsIn(props.row)}
        environment={props.environment}
        onChange={props.onChoose}
        onBlur={props.onBlur}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the input that had the focus
        autoFocus
      />
    </div>
  );
}
