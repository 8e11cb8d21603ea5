import { act, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const sheet = vi.hoisted(() => {
  let open = () => {};
  const arrived = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { arrived, arrive: () => open() };
});
vi.mock(import("../../../renderer/sheet/sheet-grid.tsx"), async (importOriginal) => {
  await sheet.arrived;
  return await importOriginal();
});

/** The elements that have been the row since now. */
function rowsDrawn(key: string): ReadonlySet<Element> {
  const drawn = new Set<Element>();
  const observer = new MutationObserver(() => {
    for (const row of document.querySelectorAll(`tr[data-key="${key}"]`)) drawn.add(row);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return drawn;
}

test("rows that can be changed are drawn once, when what changes them is there", async () => {
  const drawn = rowsDrawn("1");
  const client = { clientId: 1, clientName: "第1商贸有限公司", owedAmount: 0, owedMonths: 0, status: 1 };
  const answer = vi.fn(() => ({ list: [client], total: 1 }));
  drawScreen("charge.fee-clients", { answers: { "fee.queryManagerList": answer } });
  await waitFor(() => expect(answer).toHaveBeenCalled());
  await act(async () => {});
  expect(screen.getByLabelText("加载中")).toBeTruthy();
  expect(drawn.size).toBe(0);
  await act(async () => sheet.arrive());
  await screen.findByText("第1商贸有限公司");
  await act(async () => {});
  expect(drawn.size).toBe(1);
});
