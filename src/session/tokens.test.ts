// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LOCK_KEY } from "./screen-lock.ts";
import { loginInfo } from "./testing/login-info.ts";
import { countdownsKey, createTokenStore, DRAFT_PREFIX, draftsKey } from "./tokens.ts";

const tokens = { accessToken: "a;1=甲", refreshToken: "r-1" };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  createTokenStore().clear({ keepDrafts: false });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("keeps tokens in local storage and in cookies", () => {
  createTokenStore().write(tokens);
  expect(createTokenStore().accessToken()).toBe("a;1=甲");
  expect(localStorage.getItem("refreshToken")).toBe("r-1");
  expect(document.cookie).toBe(`accessToken=${encodeURIComponent("a;1=甲")}; refreshToken=r-1`);
});

test("keeps the login info in local storage", () => {
  createTokenStore().writeLoginInfo(loginInfo({ passwordHint: "Demo123456" }));
  expect(createTokenStore().loginInfo(), "but for a password").toEqual(loginInfo());
});

test.each(["{", "null", '{"name":"甲"}'])("login info that nobody can read is none: %s", (stored) => {
  localStorage.setItem("loginInfo", stored);
  expect(createTokenStore().loginInfo()).toBeNull();
});

test("clears old cookies first, then sets cookies of one day for the whole site", () => {
  const written = vi.spyOn(document, "cookie", "set");
  createTokenStore().write(tokens);
  const cookies = written.mock.calls.map(([cookie]) => cookie);
  expect(cookies.slice(0, 2)).toEqual([
    "accessToken=; Max-Age=0; Path=/; SameSite=Lax",
    "refreshToken=; Max-Age=0; Path=/; SameSite=Lax",
  ]);
  expect(cookies[3]).toBe("refreshToken=r-1; Max-Age=86400; Path=/; SameSite=Lax");
  expect(cookies).toHaveLength(4);
});

test("a new sign-in keeps nothing of the old session's login info", () => {
  const store = createTokenStore();
  store.writeLoginInfo(loginInfo());
  store.write(tokens);
  expect(store.loginInfo()).toBeNull();
});

test("sign-out removes tokens, login info, cookies and session storage", () => {
  const store = createTokenStore();
  store.write(tokens);
  store.writeLoginInfo(loginInfo());
  sessionStorage.setItem("tabs", "[]");
  sessionStorage.setItem(`${DRAFT_PREFIX}chat`, "草稿");
  const { id } = loginInfo().userBasicInfo;
  localStorage.setItem(draftsKey(id), "草稿");
  localStorage.setItem(countdownsKey(id), "{}");
  localStorage.setItem(draftsKey(`${id}1`), "另一个用户的草稿");
  store.clear({ keepDrafts: false });
  expect(store.accessToken()).toBeNull();
  expect(store.loginInfo()).toBeNull();
  expect(document.cookie).toBe("");
  expect(sessionStorage).toHaveLength(0);
  expect(Object.entries(localStorage)).toEqual([[draftsKey(`${id}1`), "另一个用户的草稿"]]);
});

test("the drafts of a user who signs out go, though another tab has forgotten the session first", () => {
  const [here, there] = [createTokenStore(), createTokenStore()];
  here.writeLoginInfo(loginInfo());
  localStorage.setItem(draftsKey(loginInfo().userBasicInfo.id), "草稿");
  there.clear({ keepDrafts: true });
  here.clear({ keepDrafts: false });
  expect(localStorage).toHaveLength(0);
});

test("drafts survive a sign-out that the user did not ask for", () => {
  sessionStorage.setItem("tabs", "[]");
  sessionStorage.setItem(`${DRAFT_PREFIX}chat`, "草稿");
  const store = createTokenStore();
  store.writeLoginInfo(loginInfo());
  localStorage.setItem(draftsKey(loginInfo().userBasicInfo.id), "草稿");
  store.clear({ keepDrafts: true });
  expect(Object.values(localStorage)).toEqual(["草稿"]);
  expect(Object.entries(sessionStorage)).toEqual([[`${DRAFT_PREFIX}chat`, "草稿"]]);
});

test("goes on in memory when storage is full", () => {
  localStorage.setItem("accessToken", "old");
  const store = createTokenStore();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  store.write(tokens);
  expect(store.accessToken()).toBe(tokens.accessToken);
  store.clear({ keepDrafts: true });
  expect(store.accessToken()).toBeNull();
});

test("goes on in memory when the browser blocks storage and cookies", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(blocked);
  vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(blocked);
  vi.spyOn(document, "cookie", "set").mockImplementation(blocked);
  const store = createTokenStore();
  store.write(tokens);
  store.writeLoginInfo(loginInfo());
  expect(store.accessToken()).toBe(tokens.accessToken);
  expect(store.loginInfo()).toEqual(loginInfo());
  store.clear({ keepDrafts: false });
  expect(store.accessToken()).toBeNull();
});

describe("when another tab", () => {
  /** As another tab would tell of what it has changed. */
  const tell = (key: string, oldValue: string | null = null) =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key, oldValue }));

  function open() {
    const [here, there] = [createTokenStore(), createTokenStore()];
    here.write(tokens);
    here.writeLoginInfo(loginInfo());
    const [ended, replaced] = [vi.fn(), vi.fn()];
    here.onEndElsewhere(ended);
    here.onReplaced(replaced);
    return { here, there, ended, replaced };
  }

  test("signs out, the token is gone", () => {
    const { here, there, ended, replaced } = open();
    there.clear({ keepDrafts: false });
    tell("accessToken", tokens.accessToken);
    expect([here.accessToken(), here.isReplaced()]).toEqual([null, false]);
    expect([ended.mock.calls.length, replaced.mock.calls.length]).toEqual([1, 0]);
  });

  test.each([
    ["signs in over the session", false],
    ["signs out and in again", true],
  ])("%s, this page has no session any more and leaves the new one alone", (_title, signsOut) => {
    const { here, there, ended, replaced } = open();
    if (signsOut) there.clear({ keepDrafts: true });
    there.write({ accessToken: "a-2", refreshToken: "r-2" });
    expect(here.accessToken(), "before any event").toBeNull();
    tell("accessToken", tokens.accessToken);
    const next = loginInfo({}, { id: 8, name: "周明远" });
    there.writeLoginInfo(next);
    tell("loginInfo");
    expect(replaced.mock.calls).toEqual([[null], [{ name: "周明远", isSameUser: false }]]);
    here.writeLoginInfo(loginInfo());
    localStorage.setItem(LOCK_KEY, "1");
    localStorage.setItem(draftsKey(8), "草稿");
    here.clear({ keepDrafts: false });
    expect([there.accessToken(), there.loginInfo()]).toEqual(["a-2", next]);
    expect(document.cookie).toBe("accessToken=a-2; refreshToken=r-2");
    expect([localStorage.getItem(LOCK_KEY), localStorage.getItem(draftsKey(8))]).toEqual(["1", "草稿"]);
    expect(ended).not.toHaveBeenCalled();
  });

  test("has signed in and out again, this page still knows that it was replaced", () => {
    const { here, there, ended } = open();
    there.write({ accessToken: "a-2", refreshToken: "r-2" });
    tell("accessToken", tokens.accessToken);
    there.clear({ keepDrafts: true });
    tell("accessToken", "a-2");
    expect([here.accessToken(), here.isReplaced(), ended.mock.calls.length]).toEqual([null, true, 0]);
  });
});
