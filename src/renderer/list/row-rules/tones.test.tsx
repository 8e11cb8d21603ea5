import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";
import { userManagePlan } from "../../testing/user-manage-plan.ts";
import { rowOf, user } from "../../testing/users.ts";
import { perRow } from "./per-row.ts";

setUpBrowser();

const plan: ListPlan = {
  ...userManagePlan,
  tone: [
    { when: "{{ row.status === 0 }}", as: "muted", label: "已停用" },
    { when: "{{ row.id > 2 }}", as: "error", label: "第 {{ row.id }} 个" },
  ],
};
const answers = {
  "userAdmin.list": () => ({ list: [user(1), user(3, { status: 0 }), user(4)], total: 3 }),
};

test("the first tone that holds colours the row, and its mark says what it means", async () => {
  renderScreen(plan, createFakeHost({ answers }));
  expect((await rowOf("用户1")).dataset["tone"]).toBeUndefined();
  expect((await rowOf("用户3")).dataset["tone"]).toBe("muted");
  const row = await rowOf("用户4");
  expect(row.dataset["tone"]).toBe("error");
  const mark = within(row).getByRole("img", { name: "第 4 个" });
  fireEvent.pointerOver(mark);
  expect(document.querySelector(".reason-tip")?.textContent).toBe("第 4 个");
});

test("a condition that fails is told at its row, and the rows stay", async () => {
  const broken: ListPlan = { ...plan, tone: [{ when: "{{ row.none.of }}", as: "error", label: "坏" }] };
  renderScreen(broken, createFakeHost({ answers }));
  expect(within(await rowOf("用户1")).getByRole("button", { name: /行的颜色条件出错/ })).toBeTruthy();
  expect(screen.getByText("用户4")).toBeTruthy();
});

test("a row is judged once", () => {
  let judged = 0;
  const read = perRow(() => {
    judged += 1;
    return undefined;
  });
  const row = user(1);
  read(row);
  read(row);
  expect(judged).toBe(1);
});
