import { LAST_USE_KEY } from "./last-use.ts";
import { attempt, lastingStorage } from "./lasting-storage.ts";
import type { LoginInfo } from "./login-info.ts";
import { LOCK_KEY } from "./screen-lock.ts";
import { loginInfoShape, type Tokens } from "./session-shapes.ts";

/** Keys of session storage that begin so hold drafts: work that a sign-out must not cost. */
export const DRAFT_PREFIX = "draft:";

/** Key of local storage that holds what a user has typed into forms and not sent. */
export function draftsKey(userId: number | string): string {
  return `drafts.${userId}`;
}

/** Key of local storage that holds the steps of dialogs in which a countdown runs. */
export function countdownsKey(userId: number | string): string {
  return `countdowns.${userId}`;
}

/** Key of local storage that holds what a user has begun to write to clients. */
export function chatDraftsKey(userId: number | string): string {
  return `chat.drafts.${userId}`;
}

/** Key of local storage that holds messages to clients which the server has not confirmed. */
export function outgoingKey(userId: number | string): string {
  return `chat.outgoing.${userId}`;
}

const COOKIE_SECONDS = 24 * 60 * 60;
const TOKEN_NAMES = ["accessToken", "refreshToken"] as const;
const LOGIN_INFO = "loginInfo";
/** Key of local storage that marks the last session as ended without use. */
const UNUSED_KEY = "endedUnused";

/** The session that another tab has begun. */
export interface NewSession {
  readonly name: string;
  readonly isSameUser: boolean;
}

/** The reason why a session is over: it was unused, or another tab has ended it. */
export type EndReason = "unused" | "elsewhere";

interface ClearOptions {
  readonly keepDrafts: boolean;
  /** Marks the session as unused for the other tabs. */
  readonly isUnused?: boolean;
}

/** The session in the browser's storage, and this page's part in it: a page works with the token that it began with, or none. */
export interface TokenStore {
  /** The page's own token; null before it has one, and once the browser's session is over or another one. */
  readonly accessToken: () => string | null;
  /** Begins a session: nothing of an older one stays beside the new tokens. */
  readonly write: (tokens: Tokens) => void;
  /** The login info of this session; null before it is loaded, or when another version of the program wrote it. */
  readonly loginInfo: () => LoginInfo | null;
  readonly writeLoginInfo: (info: LoginInfo) => void;
  /** True from when another tab has begun a session: this page has none any more, and touches nothing of the new one. */
  readonly isReplaced: () => boolean;
  /** Calls when another tab has begun a session, and again once it is known whose. */
  readonly onReplaced: (listener: (by: NewSession | null) => void) => void;
  /** Calls when another tab has ended the session and begun no other. */
  readonly onEndElsewhere: (listener: (reason: EndReason) => void) => void;
  /**
   * Forgets tokens, login info, session storage and the user's drafts; `keepDrafts` for a sign-out that the user did
   * not choose.
   */
  readonly clear: (options: ClearOptions) => void;
}

/**
 * Keeps the session in local storage, readable by every tab, and its tokens also in cookies of one day. No other part
 * of the program depends on the place of the tokens, so that HttpOnly cookies can replace it.
 */
export function createTokenStore(): TokenStore {
  const storage = lastingStorage(() => localStorage);
  const forgetBeside = () => {
    for (const name of TOKEN_NAMES) setCookie(name, "", 0);
    for (const name of [LOGIN_INFO, LOCK_KEY, LAST_USE_KEY]) storage.removeItem(name);
  };
  const loginInfo = () => {
    const stored = storage.getItem(LOGIN_INFO);
    return stored === null ? null : (attempt(() => loginInfoShape(JSON.parse(stored), LOGIN_INFO)) ?? null);
  };
  let own = storage.getItem("accessToken");
  let replaced = false;
  const isReplaced = () => {
    const stored = storage.getItem("accessToken");
    replaced ||= own !== null && stored !== null && stored !== own;
    return replaced;
  };
  // Another tab that ends the session too may have taken the login info away, or have put another user's there.
  let latestUserId: LoginInfo["userBasicInfo"]["id"] | undefined;
  return {
    accessToken: () => (isReplaced() || storage.getItem("accessToken") === null ? null : own),
    write: (tokens) => {
      own = tokens.accessToken;
      for (const name of TOKEN_NAMES) storage.setItem(name, tokens[name]);
      // After the tokens: another tab would take its lock off before it knew that its session is over.
      forgetBeside();
      storage.removeItem(UNUSED_KEY);
      for (const name of TOKEN_NAMES) setCookie(name, tokens[name], COOKIE_SECONDS);
    },
    loginInfo,
    writeLoginInfo: (info) => {
      latestUserId = info.userBasicInfo.id;
      // A password is kept nowhere, not even one that is no secret.
      if (!isReplaced()) storage.setItem(LOGIN_INFO, JSON.stringify({ ...info, passwordHint: "" }));
    },
    isReplaced,
    onReplaced: (listener) =>
      window.addEventListener("storage", ({ key }) => {
        if ((key !== "accessToken" && key !== LOGIN_INFO) || !isReplaced()) return;
        const user = loginInfo()?.userBasicInfo;
        listener(user ? { name: user.name, isSameUser: user.id === latestUserId } : null);
      }),
    onEndElsewhere: (listener) =>
      window.addEventListener("storage", ({ key, oldValue }) => {
        const hadToken = key === null || (key === "accessToken" && oldValue !== null);
        if (hadToken && !isReplaced() && storage.getItem("accessToken") === null)
          listener(storage.getItem(UNUSED_KEY) === null ? "elsewhere" : "unused");
      }),
    clear: ({ keepDrafts, isUnused = false }) => {
      const userId = latestUserId ?? loginInfo()?.userBasicInfo.id;
      if (!keepDrafts && userId !== undefined)
        for (const keyOf of [draftsKey, countdownsKey, chatDraftsKey, outgoingKey])
          storage.removeItem(keyOf(userId));
      if (!isReplaced()) {
        if (isUnused) storage.setItem(UNUSED_KEY, "1");
        else storage.removeItem(UNUSED_KEY);
        for (const name of TOKEN_NAMES) storage.removeItem(name);
        forgetBeside();
      }
      attempt(() => clearSessionStorage(keepDrafts));
    },
  };
}

function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  attempt(() => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  });
}

function clearSessionStorage(keepDrafts: boolean): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!keepDrafts || !key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  }
}
