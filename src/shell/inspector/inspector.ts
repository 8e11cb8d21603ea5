import type { RendererHost } from "../../renderer/host.ts";
import type { Client } from "../../request/client-contract.ts";
import type { ScreenPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { PartsStore } from "./parts-store.ts";
import type { RequestLog } from "./requests/request-log.ts";
import type { RoleView } from "./role/role-view.ts";

/** Sees the application at work, in development only: what its screens are made of, whom it calls, and as whom it is seen. */
export interface Inspector {
  readonly parts: PartsStore;
  readonly requests: RequestLog;
  readonly roles: RoleView;
  /** The application's client, every call of it seen. */
  readonly watchClient: (client: Client) => Client;
  /** The client that is being watched. Throws before there is one. */
  readonly client: () => Client;
  /** A screen's host that lets the inspector see. */
  readonly watchHost: (host: RendererHost, plan: ScreenPlan) => RendererHost;
}
