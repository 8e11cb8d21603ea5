import { act, createEvent, fireEvent, screen, within } from "@testing-library/react";

/** A cell of a sheet, by the name in its row and its column. */
export function cellOf(sheet: string, name: string, column: string): HTMLElement {
  const row = within(screen.getByRole("grid", { name: sheet }))
    .getByText(name)
    .closest("tr");
  const cell = row?.querySelector<HTMLElement>(`[data-column=${column}]`);
  if (!cell) throw new Error(`no ${column} of ${name}`);
  return cell;
}

/** Presses the pointer on a cell, and lets go of it. */
export function selectCell(cell: HTMLElement, more: object = {}): void {
  act(() => {
    fireEvent.pointerDown(cell, more);
    fireEvent.pointerUp(cell, more);
  });
}

export const input = () => document.activeElement as HTMLInputElement;

export const press = (key: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(input(), { key, ...more }));

export const type = (text: string) => act(() => void fireEvent.change(input(), { target: { value: text } }));

export const paste = (text: string) =>
  act(() => {
    const event = createEvent.paste(input(), { clipboardData: { getData: () => text } });
    fireEvent(input(), event);
  });

export const button = (name: string) => screen.getByRole("button", { name });
