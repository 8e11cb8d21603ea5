import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RequestError } from "../../../request/request-error.ts";
import { setUpBrowser } from "../../testing/render-screen.tsx";
import { BatchDialog } from "./batch-dialog.tsx";
import { createBatch } from "./create-batch.ts";

setUpBrowser();

function show(...outcomes: readonly (readonly (string | null)[])[]) {
  const items = outcomes.map((meets, index) => {
    const left = [...meets];
    return {
      label: `客户${index + 1}`,
      size: 1,
      run: async () => {
        const reason = left.shift();
        if (typeof reason === "string") throw new RequestError("refused", reason);
        return index;
      },
    };
  });
  const onClose = vi.fn();
  const onCopy = vi.fn();
  render(<BatchDialog title="停用客户" batch={createBatch(items)} onClose={onClose} onCopy={onCopy} />);
  return { onClose, onCopy };
}

const said = () => document.querySelector(".batch-words")?.textContent;

test("closes itself when all went well", async () => {
  const { onClose } = show([null], [null]);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(said()).toBe("已完成 2 / 2");
});

test("stays with the failed ones and their reasons; tried again, it closes", async () => {
  const { onClose, onCopy } = show([null], ["已锁账", null]);
  expect(await screen.findByRole("row", { name: "客户2 已锁账" })).toBeTruthy();
  expect(said()).toBe("已完成 1 / 2，失败 1");
  expect(document.activeElement?.textContent).toBe("关闭");
  fireEvent.click(screen.getByRole("button", { name: "复制清单" }));
  expect(onCopy).toHaveBeenCalledWith("客户2\t已锁账");
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "重试未完成的" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test("stopped, it says what is left, and goes on when asked", async () => {
  const { onClose } = show([null], [null], [null]);
  fireEvent.click(screen.getByRole("button", { name: "停止" }));
  const goOn = await screen.findByRole("button", { name: "继续" });
  expect(said()).toBe("已暂停，已完成 1 / 3，未处理 2");
  await act(async () => fireEvent.click(goOn));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});
