import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Preview } from "./preview.tsx";

it("takes Esc alone, though the focus is still in the panel that opened it", () => {
  const closePreview = vi.fn<() => void>();
  const panelHears = vi.fn<() => void>();
  render(
    <div data-testid="panel">
      <button type="button">查看图片</button>
      <Preview
        pictures={[{ fileName: "票据.png", fileUrl: "https://example.com/a.png" }]}
        current={0}
        readFile={() => Promise.reject(new Error("not asked"))}
        onChange={() => {}}
        onClose={closePreview}
      />
    </div>,
  );
  const opener = screen.getByRole("button", { name: "查看图片" });
  screen.getByTestId("panel").addEventListener("keydown", panelHears);
  opener.focus();
  fireEvent.keyDown(opener, { key: "Escape" });
  expect(closePreview).toHaveBeenCalledOnce();
  expect(panelHears).not.toHaveBeenCalled();
});
