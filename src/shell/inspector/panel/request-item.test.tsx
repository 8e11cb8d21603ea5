import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RequestItem } from "./request-item.tsx";

afterEach(cleanup);

const request = {
  number: 1,
  screen: null,
  operationId: "role.page",
  title: "角色列表",
  address: "POST /api/role/page",
  startedAt: "10:00:00",
  params: {},
};
const failed = { state: "failed", ms: 12, message: "服务异常", status: 500, isCancelled: false } as const;

test("a fault of a server in development shows its cause, its place and the number of the request", () => {
  const fault = { message: "no deptId", at: "server/contexts/people/role/role-handlers.ts:31:9" };
  render(
    <RequestItem request={{ ...request, outcome: { ...failed, requestNo: "K7M3-9QPX-2DFA", fault } }} />,
  );
  fireEvent.click(screen.getByRole("button", { name: /角色列表/ }));
  expect(screen.getByText("原因").nextSibling?.textContent).toBe("no deptId");
  expect(screen.getByText("位置").nextSibling?.textContent).toBe(
    "server/contexts/people/role/role-handlers.ts:31",
  );
  expect(screen.getByText("请求编号").nextSibling?.textContent).toBe("K7M3-9QPX-2DFA");
});

test("one without a cause shows the sentence alone", () => {
  render(<RequestItem request={{ ...request, outcome: failed }} />);
  fireEvent.click(screen.getByRole("button", { name: /角色列表/ }));
  expect(screen.queryByText("原因")).toBeNull();
});
