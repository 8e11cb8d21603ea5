import type { Deferred } from "../fields/deferred.ts";
import type { Client } from "../request/client-contract.ts";
import type { ChatPart } from "../session/chat-port.ts";
import type { TenantSettings } from "../session/tenant-settings.ts";
import type { AppearanceStore } from "./appearance/appearance-store.ts";
import type { Inspector } from "./inspector/inspector.ts";
import type { PlanStore } from "./plans/plan-store.ts";
import type { OpenSocket } from "./sockets/socket-port.ts";
import type { SessionStore } from "./sign-in/session-contract.ts";

/** The configuration and ports that the shell is given when the application starts. */
export interface Application {
  readonly appearance: AppearanceStore;
  readonly client: Client;
  readonly sessions: SessionStore;
  readonly plans: PlanStore;
  readonly tenantSettings: TenantSettings;
  readonly openSocket: OpenSocket;
  /** The talks with clients. */
  readonly chat: Deferred<ChatPart>;
  /** Only in development. */
  readonly inspector?: Inspector | undefined;
}
