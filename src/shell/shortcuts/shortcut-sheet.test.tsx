import { fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { setUpBrowser } from "../../renderer/testing/render-screen.tsx";
import { ShortcutSheet } from "./shortcut-sheet.tsx";

setUpBrowser();

test("Esc closes the sheet before it has taken the focus from the page", () => {
  const onClose = vi.fn();
  render(<ShortcutSheet shortcuts={[]} onClose={onClose} />);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(1);
});
