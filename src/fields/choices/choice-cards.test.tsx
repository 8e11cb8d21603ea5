import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showControl } from "../testing/show-control.tsx";

afterEach(cleanup);

const CHOSEN = ".ant-pro-checkcard-checked";
const card = (name: string) => screen.getByRole("radio", { name }).closest("label");

test("each choice is a radio button that says what it does, drawn as a card", async () => {
  const { changes } = showControl("enum", "add", { enum: "mode", as: "cards" });
  const chosen = screen.getByRole<HTMLInputElement>("radio", { name: "追加" });
  expect(chosen.checked).toBe(true);
  const described = document.getElementById(chosen.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe("现有的不变");
  await waitFor(() => expect(card("追加")?.querySelector(CHOSEN)).not.toBeNull());
  expect(card("替换")?.querySelector(CHOSEN)).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "替换" }));
  expect(changes).toEqual(["replace"]);
  expect(card("追加")?.querySelector(CHOSEN)).toBeNull();
  expect(card("替换")?.querySelector(CHOSEN)).not.toBeNull();
});
