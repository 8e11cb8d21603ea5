import { fireEvent, screen, waitFor, type within } from "@testing-library/react";

/** The entry of the open select with this label, as soon as it is there. */
export async function choiceOf(label: string): Promise<HTMLElement> {
  return await waitFor(() => {
    const entries = document.querySelectorAll<HTMLElement>(".ant-select-item-option");
    const entry = [...entries].find(({ title }) => title === label);
    if (!entry) throw new Error(`nothing reads ${label} in ${screen.queryAllByRole("listbox").length} lists`);
    return entry;
  });
}

/** Takes an entry of a select or a tree, which may already be antd's control in place of its stand-in. */
export async function choose(
  container: ReturnType<typeof within>,
  label: string,
  entry: string,
): Promise<void> {
  const control = container.getByRole("combobox", { name: new RegExp(label) });
  if (control.tagName === "INPUT") fireEvent.mouseDown(control);
  else fireEvent.click(control);
  fireEvent.click(
    await waitFor(() => {
      const named = screen.queryAllByTitle(entry);
      const offered = named.findLast((one) => one.closest(".ant-select-dropdown") !== null);
      if (!offered) throw new Error(`${entry} is not offered`);
      return offered;
    }),
  );
}
