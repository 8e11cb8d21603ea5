// The screen loads it lazily; here it shall be at hand before a test waits for words.
import "./detail-view.tsx";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { TextPlan } from "../../schema/plan/plans/screen-plan.ts";
import { detailPlan } from "../testing/detail-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { action } from "../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";

setUpBrowser();

const show = (text: TextPlan) => {
  const host = createFakeHost({
    answers: { "customer.get": () => ({ id: 5, name: "某某商贸" }) },
    denied: ["secret"],
  });
  renderScreen(detailPlan({ sections: [{ id: "hint", across: 1, fields: [], text }] }), host);
};

test("words say what the record is, in their tone", async () => {
  show({ words: "「{{ record.name }}」由其他同事处理", tone: "info" });
  const words = await screen.findByText("「某某商贸」由其他同事处理");
  expect(words.className).toContain("section-text-info");
});

test("a link behind the words starts its steps, for those who may open what it leads to", async () => {
  const look = action("text", "查看{{ record.name }}", {
    do: [{ verb: "toast", args: { toast: "已打开{{ record.id }}" } }],
  });
  show({ words: "有新的资料", link: { action: look, routes: [] } });
  fireEvent.click(await screen.findByRole("button", { name: "查看某某商贸" }));
  expect(await screen.findByText("已打开5")).toBeTruthy();
  cleanup();
  show({ words: "有新的资料", link: { action: look, routes: [{ permission: ["secret"] }] } });
  expect(await screen.findByText("有新的资料")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "查看某某商贸" })).toBeNull();
});
