import type { Client } from "../../request/client-contract.ts";
import type { Gate } from "../../session/gates.ts";
import type { LoginInfo, SessionScope } from "../../session/login-info.ts";
import type { Permissions } from "../../session/permissions.ts";
import type { ServerClock } from "../../session/server-clock.ts";
import type { EndReason, NewSession, TokenStore } from "../../session/tokens.ts";
import type { DeviceSettings } from "../../session/user-settings/take-over-device.ts";
import type { UserSettings } from "../../session/user-settings/user-settings.ts";

/** The session of a user who may work. */
export interface Session {
  readonly info: LoginInfo;
  readonly scope: SessionScope;
  readonly permissions: Permissions;
  readonly clock: ServerClock;
  readonly homeOnly: boolean;
  /** The id of the service whose menu is previewed in place of the user's own. */
  readonly previewService: string | null;
  readonly settings: UserSettings;
  /** False when the page goes on with a session that was there before it. */
  readonly isNew: boolean;
}

export type ClosedGate = Extract<Gate, { readonly text: string }>;

export type SessionState =
  | { readonly kind: "signed-out" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "stopped"; readonly gate: ClosedGate }
  /** The single sign-on lets the account in once its password was changed. */
  | { readonly kind: "password-due" }
  /** Another tab has signed in, and the browser's session is that one. */
  | { readonly kind: "replaced"; readonly by: NewSession | null }
  | { readonly kind: "ended"; readonly reason: EndReason }
  | { readonly kind: "open"; readonly session: Session };

export interface SessionStore {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the session of the tokens at hand; without tokens the visitor is signed out. */
  readonly resume: () => Promise<void>;
  /** Begins a session with the single sign-on's ticket. */
  readonly signIn: (ticket: string) => Promise<void>;
  /** Waits for a new password, which the single sign-on's `state` allows to be set without a session. */
  readonly awaitPassword: (state: string) => void;
  /** Sets the password that is due. Rejects when the server does not take it. */
  readonly setDuePassword: (password: string) => Promise<void>;
  /** Ends the session at the server once the last calls are through; it need not answer: the single sign-on's exit ends it once more. */
  readonly end: (lastCalls?: Promise<unknown>) => Promise<void>;
  /**
   * Runs a call that ends every sign-in of the user if it succeeds: until it fails, the end is not reported as news.
   */
  readonly endBy: (call: () => Promise<unknown>) => Promise<void>;
  /** Ends an unused session; drafts stay. */
  readonly endUnused: () => Promise<void>;
  /**
   * Forgets everything of the session and drops the calls under way; drafts go only when the user signs out on
   * purpose.
   */
  readonly forget: (options: { readonly keepDrafts: boolean }) => void;
  /** True once the page itself ends the session, at the server or altogether. */
  readonly isEndedHere: () => boolean;
  /**
   * True while the session has its token and is not being ended here; without it nothing on the page can be saved any
   * more.
   */
  readonly isAlive: () => boolean;
  /** Leaves for the single sign-on's exit address. */
  readonly leave: () => void;
}

export interface SessionPorts {
  readonly client: Client;
  readonly tokens: TokenStore;
  readonly appId: string;
  readonly previewService: string | null;
  readonly device: DeviceSettings;
  readonly leave: () => void;
}
