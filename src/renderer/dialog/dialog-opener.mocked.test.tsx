// The screen loads it lazily; here it shall be at hand before a test clicks.
import "../detail/detail-view.tsx";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { detailPlan } from "../testing/detail-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";
import { loadDialog } from "./load-dialog.ts";

vi.mock("./load-dialog.ts", { spy: true });
setUpBrowser();

test.each(["modal", "drawer"] as const)(
  "a %s gives the focus back to what opened it, though Tab was pressed while it was loading",
  async (place) => {
    const { Dialog } = await import("./dialog.tsx");
    let arrive = () => {};
    vi.mocked(loadDialog).mockReturnValue(
      new Promise((resolve) => {
        arrive = () => resolve(Dialog);
      }),
    );
    const open = { verb: "open", args: { open: "edit" } };
    const actions = ["打开", "旁边"].map((label) => ({
      id: label,
      label,
      style: "default" as const,
      disabled: [],
      do: [open],
    }));
    const edit = {
      kind: "form" as const,
      id: "edit",
      title: "备注",
      width: 560,
      place,
      actions: [],
      initial: {},
      form: { type: "object" as const, properties: {} },
      submitLabel: "确定",
      whenHidden: "omit" as const,
    };
    const host = createFakeHost({ answers: { "customer.get": () => ({ name: "上海商贸" }) } });
    renderScreen(detailPlan({ actions, dialogs: { edit } }), host);
    const opener = await screen.findByRole("button", { name: "打开" });
    opener.focus();
    fireEvent.click(opener);
    await waitFor(() => expect(loadDialog).toHaveBeenCalled());
    screen.getByRole("button", { name: "旁边" }).focus();
    arrive();
    const dialog = await screen.findByRole("dialog");
    fireEvent.click(within(dialog).getByRole("button", { name: /取\s?消/ }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
);
