import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import type { ActionPlan, StepPlan } from "../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { action } from "../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";
import { userManagePlan } from "../testing/user-manage-plan.ts";

setUpBrowser();

const call = (id: string): StepPlan => ({ verb: "call", args: { call: id } });
const done: StepPlan = { verb: "toast", args: { toast: "完成" } };
const again: StepPlan = { verb: "reload", args: { reload: "list" } };

/** Counts the requests for the list until an action with these steps has ended. */
async function loadsAfter(steps: readonly StepPlan[], more: Partial<ActionPlan> = {}, answers = {}) {
  const host = createFakeHost({
    answers: {
      "userAdmin.list": () => ({ list: [{ id: 1, name: "李" }], total: 1 }),
      "userAdmin.add": () => null,
      "role.page": () => null,
      ...answers,
    },
  });
  renderScreen({ ...userManagePlan, toolbar: [action("act", "执行", { do: steps, ...more })] }, host);
  await screen.findByText("李");
  const button = screen.getByRole("button", { name: "执行" });
  fireEvent.click(button);
  await waitFor(() => expect(host.calls.length).toBeGreaterThan(1));
  await waitFor(() => expect(button.getAttribute("aria-busy") ?? "false").toBe("false"));
  await screen.findByRole("button", { name: "执行" });
  return host.calls.filter(({ operationId }) => operationId === "userAdmin.list").length;
}

test("after a write the list is asked for once more", async () => {
  expect(await loadsAfter([call("userAdmin.add"), call("userAdmin.add"), done])).toBe(2);
});

test("after steps that only read it is not", async () => {
  expect(await loadsAfter([call("role.page"), done])).toBe(1);
});

test("an action may leave what is on show as it is", async () => {
  expect(await loadsAfter([call("userAdmin.add"), done], { reload: false })).toBe(1);
});

test("a step that has fetched the list after the last write is enough", async () => {
  expect(await loadsAfter([call("userAdmin.add"), again, done])).toBe(2);
});

test("a question among the steps of a dangerous action looks as dangerous, and Enter does not agree to it", async () => {
  const host = createFakeHost({
    answers: { "userAdmin.list": () => ({ list: [{ id: 1, name: "李" }], total: 1 }) },
  });
  const ask: StepPlan = { verb: "confirm", args: { confirm: "确定清空？" } };
  const clear = action("clear", "清空", { style: "danger", do: [ask] });
  renderScreen({ ...userManagePlan, toolbar: [clear] }, host);
  await screen.findByText("李");
  fireEvent.click(screen.getByRole("button", { name: "清空" }));
  const question = await screen.findByRole("dialog");
  expect(within(question).getByRole("button", { name: "清空" }).className).toContain("dangerous");
  await waitFor(() =>
    expect(document.activeElement).toBe(within(question).getByRole("button", { name: "取消" })),
  );
});

test("what was written before a step failed is seen", async () => {
  const refuse = () => {
    throw new RequestError("refused", "不行");
  };
  expect(await loadsAfter([call("userAdmin.add"), call("role.page")], {}, { "role.page": refuse })).toBe(2);
});

test("a write that nobody answered may have arrived", async () => {
  const late = () => {
    throw new RequestError("timeout", "超时");
  };
  expect(await loadsAfter([call("userAdmin.add")], {}, { "userAdmin.add": late })).toBe(2);
});

test("a refused write has changed nothing", async () => {
  const refuse = () => {
    throw new RequestError("refused", "不行");
  };
  expect(await loadsAfter([call("userAdmin.add")], {}, { "userAdmin.add": refuse })).toBe(1);
});
