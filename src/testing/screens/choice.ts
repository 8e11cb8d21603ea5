import { screen, waitFor } from "@testing-library/react";

/** The entry of the open select with this label, as soon as it is there. */
export async function choiceOf(label: string): Promise<HTMLElement> {
  return await waitFor(() => {
    const entries = document.querySelectorAll<HTMLElement>(".ant-select-item-option");
    const entry = [...entries].find(({ title }) => title === label);
    if (!entry) throw new Error(`nothing reads ${label} in ${screen.queryAllByRole("listbox").length} lists`);
    return entry;
  });
}
