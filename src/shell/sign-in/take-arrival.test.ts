import { expect, test, vi } from "vitest";
import { takeArrival } from "./take-arrival.ts";

function arriveAt(pathname: string, search: string) {
  const replaceState = vi.fn();
  const page = { location: { pathname, search }, history: { replaceState } };
  // It reads no other part of the window.
  const arrival = takeArrival(page as unknown as Window);
  return { arrival, left: replaceState.mock.calls.map((call: readonly unknown[]) => call[2]) };
}

test.each([
  ["?ticket=t1", { kind: "ticket", ticket: "t1" }],
  ["?state=s1", { kind: "password-due", state: "s1" }],
])("/login%s is taken, and out of the address at once", (search, arrival) => {
  expect(arriveAt("/login", search)).toEqual({ arrival, left: ["/login"] });
});

test.each([
  ["/login", ""],
  ["/login", "?from=1"],
  ["/setting/userManage", "?state=1&ticket=2"],
])("%s%s is no answer of the sign-on, and stays", (pathname, search) => {
  expect(arriveAt(pathname, search)).toEqual({ arrival: { kind: "none" }, left: [] });
});
