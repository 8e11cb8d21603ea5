import { createContext, useContext } from "react";
import type { AppearanceStore } from "./appearance/appearance-store.ts";
import type { RoutePlan } from "../schema/plan/plans/shell-plan.ts";
import type { Inspector } from "./inspector/inspector.ts";
import type { MenuGroup } from "./menu/build-menu.ts";
import type { PlanStore } from "./plans/plan-store.ts";
import type { Session, SessionStore } from "./sign-in/session-contract.ts";
import type { Client } from "../request/client-contract.ts";

/** The session, the client and the plans that everything inside the layout works with. */
export interface Shell {
  readonly session: Session;
  readonly appearance: AppearanceStore;
  readonly client: Client;
  readonly plans: PlanStore;
  readonly routes: ReadonlyMap<string, RoutePlan>;
  readonly menu: readonly MenuGroup[];
  readonly sessions: SessionStore;
  readonly tenantSettings: ReadonlySet<string>;
  /** Only in development. */
  readonly inspector: Inspector | undefined;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell works inside the layout only");
  return shell;
}
