// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import { deviceSettings } from "../../session/user-settings/take-over-device.ts";
import { createTokenStore } from "../../session/tokens.ts";
import { answeringClient, loginInfoSample, menuEntry } from "../testing/session-sample.ts";
import { createSessionStore } from "./session-store.ts";

const pair = { accessToken: "access", refreshToken: "refresh" };
const good = {
  "session.exchangeTicket": pair,
  "session.customerInfo": loginInfoSample,
  "permission.userMenu": [menuEntry("basicSetting.staffActions")],
};

function store(answers: { readonly [operationId: string]: unknown }) {
  const tokens = createTokenStore();
  const leave = vi.fn();
  return {
    tokens,
    leave,
    sessions: createSessionStore({
      client: answeringClient(answers),
      tokens,
      appId: "app",
      previewService: null,
      device: deviceSettings(() => localStorage),
      leave,
    }),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the session", () => {
  it("without tokens the visitor is signed out", async () => {
    const { sessions } = store(good);
    await sessions.resume();
    expect(sessions.get()).toEqual({ kind: "signed-out" });
  });

  it("a ticket begins it, and its tokens are kept", async () => {
    const { sessions, tokens } = store(good);
    await sessions.signIn("ticket-1");
    const state = sessions.get();
    expect(state.kind).toBe("open");
    if (state.kind !== "open") return;
    expect(state.session.scope.user.name).toBe("周明远");
    expect(state.session.permissions.check("basicSetting.staffActions", "plain")).toBe(true);
    expect(state.session.clock.today()).toBe("2026-11-20");
    expect(tokens.accessToken()).toBe("access");
  });

  it("tokens at hand go on without a ticket", async () => {
    const { sessions, tokens } = store(good);
    tokens.write(pair);
    await sessions.resume();
    expect(sessions.get().kind).toBe("open");
  });

  it("an account that may not work is stopped at its gate", async () => {
    const { sessions } = store({
      ...good,
      "session.customerInfo": {
        ...loginInfoSample,
        userBasicInfo: { ...loginInfoSample.userBasicInfo, status: 0 },
      },
    });
    await sessions.signIn("ticket-1");
    expect(sessions.get()).toMatchObject({ kind: "stopped", gate: { kind: "blocked" } });
  });

  it("an unregistered user is stopped too", async () => {
    const { sessions } = store({
      "session.exchangeTicket": new RequestError("refused", "用户未注册", { code: "0007" }),
    });
    await sessions.signIn("ticket-1");
    expect(sessions.get()).toMatchObject({
      kind: "stopped",
      gate: { text: expect.stringContaining("未注册") },
    });
  });

  it("permission false opens the home page only", async () => {
    const { sessions } = store({
      ...good,
      "session.customerInfo": { ...loginInfoSample, permission: false },
    });
    await sessions.signIn("ticket-1");
    expect(sessions.get()).toMatchObject({ kind: "open", session: { homeOnly: true } });
  });

  it("a refused ticket is a failure with its reason", async () => {
    const { sessions, tokens } = store({
      "session.exchangeTicket": new RequestError("refused", "票据已失效"),
    });
    await sessions.signIn("ticket-1");
    expect(sessions.get()).toEqual({ kind: "failed", message: "票据已失效" });
    expect(tokens.accessToken()).toBeNull();
  });

  it.each([null, new RequestError("http", "服务不可用", { status: 503 })])(
    "whoever leaves ends it at the server, even one that fails: %s",
    async (answer) => {
      const asked: string[] = [];
      const client = answeringClient({ "session.signOut": answer });
      const call = (async (id: string, ...rest: unknown[]) => {
        asked.push(id);
        return await Reflect.apply(client.callPlanned, client, [id, ...rest]);
      }) as typeof client.call;
      const sessions = createSessionStore({
        client: { ...client, call },
        tokens: createTokenStore(),
        appId: "app",
        previewService: null,
        device: deviceSettings(() => localStorage),
        leave: vi.fn(),
      });
      localStorage.setItem("accessToken", "a-1");
      const ended = sessions.end();
      expect(sessions.isAlive(), "what else hears of the end keeps silent").toBe(false);
      await ended;
      expect(asked).toEqual(["session.signOut"]);
    },
  );

  it("a call that ends every sign-in keeps others silent about the end, unless it fails", async () => {
    const { sessions } = store(good);
    await sessions.signIn("ticket-1");
    await expect(sessions.endBy(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(sessions.isAlive()).toBe(true);
    const ending = sessions.endBy(() => Promise.resolve());
    expect(sessions.isAlive()).toBe(false);
    await ending;
    expect(sessions.isAlive()).toBe(false);
  });

  it("another tab's session takes its place for good, whatever is still on its way, and says whose it is", async () => {
    const { sessions, tokens } = store(good);
    const tell = (key: string) => window.dispatchEvent(Object.assign(new Event("storage"), { key }));
    const signedIn = sessions.signIn("ticket-1");
    await vi.waitFor(() => expect(tokens.accessToken()).toBe("access"));
    const there = createTokenStore();
    there.write({ accessToken: "access-2", refreshToken: "" });
    tell("accessToken");
    await signedIn;
    expect(sessions.get()).toEqual({ kind: "replaced", by: null });
    there.writeLoginInfo(loginInfoSample);
    tell("loginInfo");
    expect(sessions.get()).toEqual({ kind: "replaced", by: { name: "周明远", isSameUser: true } });
    expect(sessions.isAlive()).toBe(false);
    expect(there.accessToken()).toBe("access-2");
  });

  it("forgetting it removes tokens, login info and session storage", async () => {
    const { sessions, tokens } = store(good);
    await sessions.signIn("ticket-1");
    sessionStorage.setItem("tabs.7", "[]");
    expect(sessions.isAlive()).toBe(true);
    sessions.forget({ keepDrafts: false });
    expect(sessions.isAlive()).toBe(false);
    expect(tokens.accessToken()).toBeNull();
    expect(tokens.loginInfo()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
