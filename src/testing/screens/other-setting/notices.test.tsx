import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { answerQuestion } from "../../../renderer/testing/users.ts";
import { drawScreen } from "../../draw-screen.tsx";
import { rowOf } from "../row-of.ts";

setUpBrowser();

const REASON = "这条公告由「周明远」发布，不属于您管理的部门，不能撤回";

const notice = {
  id: 1,
  noticeTitle: "分公司放假通知",
  category: 1,
  noticeBody: "<p>周五放假</p>",
  effectTime: "2026-11-20 10:00:00",
  popUp: 0,
  receiverNum: 12,
  userName: "刘伟",
  createTime: "2026-11-20 10:00:00",
  can: { withdraw: true },
};
const ofHead = { ...notice, id: 2, noticeTitle: "总公司通知", userName: "周明远", can: { withdraw: REASON } };

const draw = () =>
  drawScreen("other-setting.notices", {
    answers: {
      "notice.publishedPage": () => ({ list: [notice, ofHead], total: 2 }),
      "notice.withdraw": () => null,
    },
  });

async function withdrawOf(title: RegExp): Promise<HTMLElement> {
  fireEvent.click(within(await rowOf(title)).getByRole("button", { name: "更多" }));
  return await screen.findByRole("menuitem", { name: /^撤回/ });
}

test("a notice is withdrawn after a question that says how many no longer see it", async () => {
  const { host } = draw();
  fireEvent.click(await withdrawOf(/分公司放假通知/));
  await answerQuestion("撤回后 12 位接收人不再看到「分公司放假通知」，确定撤回？", "撤回");
  const withdrawn = { operationId: "notice.withdraw", params: { idList: [1] } };
  await waitFor(() => expect(host.calls).toContainEqual(withdrawn));
});

test("a branch reads why it cannot withdraw the head's notice, and no question comes", async () => {
  const { host } = draw();
  const item = await withdrawOf(/总公司通知/);
  expect(item.textContent).toContain(REASON);
  expect(item.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(item);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(host.calls.map(({ operationId }) => operationId)).toEqual(["notice.publishedPage"]);
});
