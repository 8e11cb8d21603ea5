import { fireEvent, screen, within } from "@testing-library/react";

/** A row of the user list. */
export const user = (id: number, more: object = {}) => ({
  id,
  name: `用户${id}`,
  account: `user${id}`,
  phone: "138****1234",
  status: 1,
  createTime: "2026-11-20 14:05:33",
  ...more,
});

/** The user list's answer with these users. */
export const page = (...ids: number[]) => ({ list: ids.map((id) => user(id)), total: ids.length });

export async function rowOf(name: string): Promise<HTMLElement> {
  const row = (await screen.findByText(name)).closest("tr");
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
}

export async function answerQuestion(name: string, answer: string): Promise<void> {
  const question = await screen.findByRole("dialog", { name });
  fireEvent.click(within(question).getByRole("button", { name: answer }));
}
