import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { answerQuestion, rowOf } from "../../../renderer/testing/users.ts";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const SCREEN = "setting.sign-on-identities";
const OWN = "不能处理自己的登录身份，请由其他管理员处理";

const asks = {
  id: 1,
  userId: 5,
  name: "孙丽",
  account: "sunli",
  userKind: "ordinary",
  deptName: "会计一部",
  shownName: "sunli@corp.example",
  issuer: "https://sso.example",
  subject: "a8f1c2d4",
  state: 0,
  createTime: "2026-11-29 09:12:00",
  agreeUserName: null,
  agreeTime: null,
};
const bound = {
  ...asks,
  id: 2,
  userId: 4,
  name: "赵敏",
  account: "zhaomin",
  state: 1,
  agreeUserName: "陈洁",
};
const own = { ...asks, id: 3, userId: 7, name: "王芳", account: "wangfang" };

function draw(list: readonly object[], options: Parameters<typeof drawScreen>[1] = {}) {
  const answers = { "userAdmin.identity.list": () => ({ list, total: list.length }) };
  const settle = ["agree", "refuse", "unbind"].map((act) => [`userAdmin.identity.${act}`, () => null]);
  return drawScreen(SCREEN, { answers: { ...answers, ...Object.fromEntries(settle) }, ...options });
}

const button = async (name: string, act: string) =>
  within(await rowOf(name)).getByRole("button", { name: act });

test("an identity says whose account it asks for, by which name, and who has agreed", async () => {
  draw([asks, bound]);
  const waiting = (await rowOf("孙丽")).textContent;
  for (const text of ["sunli", "会计一部", "sunli@corp.example", "待同意", "2026-11-29 09:12"])
    expect(waiting).toContain(text);
  const settled = (await rowOf("赵敏")).textContent;
  for (const text of ["zhaomin", "已绑定", "陈洁"]) expect(settled).toContain(text);
});

test("without identities the list says so, and that none fits once it is filtered", async () => {
  draw([]);
  expect(await screen.findByText("暂无数据")).toBeTruthy();
  cleanup();
  draw([], { search: "f.state=~1" });
  expect(await screen.findByText("没有符合条件的数据")).toBeTruthy();
});

test.each([
  [
    "同意",
    "agree",
    "「sunli@corp.example」申请使用「孙丽」的账号 sunli。请先与本人核实；同意后，该账号只认这一个登录身份。",
  ],
  ["拒绝", "refuse", "确定拒绝「sunli@corp.example」使用「孙丽」的账号 sunli？对方再次登录时可以重新申请。"],
])(
  "who waits can be answered with %s after a question, and is asked for anew",
  async (label, act, question) => {
    const { host } = draw([asks]);
    fireEvent.click(await button("孙丽", label));
    await answerQuestion(question, label);
    expect(await screen.findByText(`已${label}`)).toBeTruthy();
    expect(host.calls).toContainEqual({ operationId: `userAdmin.identity.${act}`, params: { idList: [1] } });
    await waitFor(() => expect(host.calls.at(-1)?.operationId).toBe("userAdmin.identity.list"));
  },
);

test("who is bound can only be unbound, which stands behind 更多 and asks", async () => {
  const { host } = draw([bound]);
  const row = within(await rowOf("赵敏"));
  for (const act of ["同意", "拒绝"]) expect(row.queryByRole("button", { name: act })).toBeNull();
  fireEvent.click(row.getByRole("button", { name: "更多" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "解除绑定" }));
  await answerQuestion("解除后，「赵敏」立即退出登录；再次登录要重新申请。确定解除？", "解除绑定");
  const unbound = { operationId: "userAdmin.identity.unbind", params: { idList: [2] } };
  await waitFor(() => expect(host.calls).toContainEqual(unbound));
});

test("nobody settles their own identity, and it says why", async () => {
  const { host } = draw([own, { ...own, id: 4, state: 1, account: "wangfang.2", name: "王芳二" }]);
  for (const act of ["同意", "拒绝"]) {
    const link = await button("王芳", act);
    expect([link.getAttribute("aria-disabled"), link.dataset["reason"]]).toEqual(["true", OWN]);
    fireEvent.click(link);
  }
  fireEvent.click(await button("王芳二", "更多"));
  const item = await screen.findByRole("menuitem", { name: `解除绑定（${OWN}）` });
  expect(item.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(item);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(host.calls.map(({ operationId }) => operationId)).toEqual(["userAdmin.identity.list"]);
});

test("who may only look settles nothing", async () => {
  draw([asks, bound], { viewOnly: ["basicSetting.staffActions.resetPwd"] });
  await rowOf("孙丽");
  for (const act of ["同意", "拒绝", "更多"]) expect(screen.queryByRole("button", { name: act })).toBeNull();
});
