import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** An entry of the open menu, once the menu has the focus; later it would take it from what the entry opens. */
export async function menuEntry(name: string | RegExp): Promise<HTMLElement> {
  const entry = await screen.findByRole("menuitem", { name });
  await waitFor(() => expect(screen.getAllByRole("menuitem")).toContain(document.activeElement));
  return entry;
}
