// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { openExit } from "./open-exit.ts";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test("the own sign-on is left by a form", () => {
  const sent: (readonly [string, string])[] = [];
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(this: HTMLFormElement) {
    sent.push([this.method, this.action]);
  });
  const exit = `${location.origin}/sso/logout?redirect=x`;
  openExit(exit);
  expect(sent).toEqual([["post", exit]]);
});

test("a sign-on elsewhere is left by its address", () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit");
  const assign = vi.fn();
  openExit("https://sso.example.cn/logout", {
    location: { origin: "https://console.example.cn", assign },
  } as unknown as Window);
  expect(assign).toHaveBeenCalledWith("https://sso.example.cn/logout");
  expect(submit).not.toHaveBeenCalled();
});
