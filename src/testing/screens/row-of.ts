import { fireEvent, screen, within } from "@testing-library/react";
import { menuEntry } from "./menu-entry.ts";

/** The row that holds the text. */
export async function rowOf(text: string | RegExp): Promise<HTMLElement> {
  const [cell] = await screen.findAllByText(text);
  const row = cell?.closest("tr");
  if (!row) throw new Error(`${String(text)} stands in no row`);
  return row;
}

/** The reason why an action of the row cannot be started, be it in sight or behind 更多; null where it can. */
export async function reasonOf(row: HTMLElement, label: string): Promise<string | null> {
  const inSight = within(row).queryByRole("button", { name: label });
  if (inSight) return inSight.getAttribute("data-reason");
  fireEvent.click(within(row).getByRole("button", { name: "更多" }));
  const item = await menuEntry(new RegExp(`^${label}`));
  return /（(.*)）$/.exec(item.textContent)?.[1] ?? null;
}
