import { createEvent, fireEvent, screen } from "@testing-library/react";

/** The rows of the list on show as they are copied when all are ticked, which none is before and after: each by the titles of its columns, those out of sight too. */
export async function copiedRows(): Promise<readonly { readonly [title: string]: string | undefined }[]> {
  const all = await screen.findByRole("checkbox", { name: "选择本页全部" });
  fireEvent.click(all);
  let copied = "";
  const setData = (type: string, text: string) => {
    if (type === "text/plain") copied = text;
  };
  fireEvent(all, createEvent.copy(all, { clipboardData: { setData } }));
  fireEvent.click(all);
  const [titles = [], ...rows] = copied.split("\n").map((line) => line.split("\t"));
  return rows.map((cells) => Object.fromEntries(titles.map((title, place) => [title, cells[place]])));
}
