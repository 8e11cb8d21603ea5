import type { EditionGate } from "./edition-gate.ts";
import type { ScreenPlan } from "./screen-plan.ts";

export interface RoutePlan {
  readonly path: string;
  readonly title: string;
  /** Id of the screen; absent while the route is planned, or when it is the shell's own page. */
  readonly screen?: string;
  /** The screen's kind, so that its code can be fetched beside its plan. */
  readonly kind?: ScreenPlan["kind"];
  /** The shell's own page: "login", "bank-guide", "pro-guide", "help", "client-page", "forbidden", "not-found", "server-error", "no-permission", "redirect". */
  readonly page?: string;
  /** Any one of these codes opens the route (menu-only reading for the menu, strict reading inside the screen). */
  readonly permission?: readonly string[];
  readonly requiresAuth: boolean;
  /** Stands in the shared layout with a tab. */
  readonly layout: boolean;
  /** Keeps its state while another tab is in front. */
  readonly cached: boolean;
  /** Reported: the time that it is looked at, and each press on its menu entry. */
  readonly tracked?: true;
  /** Parameter of the address: each of its values has a tab of its own. */
  readonly tabBy?: string;
  /** The menu entry that is highlighted while this route is open. */
  readonly parent?: string;
  readonly edition?: EditionGate;
}

export interface MenuGroupPlan {
  readonly id: string;
  readonly title: string;
  /** Entries by route path; a group without a title holds entries directly. */
  readonly sections: readonly { readonly title?: string; readonly entries: readonly string[] }[];
}

/** The plan that the shell fetches at start: `/plans/shell.json`. */
export interface ShellPlan {
  readonly format: number;
  readonly catalogue: string;
  readonly routes: readonly RoutePlan[];
  readonly menu: readonly MenuGroupPlan[];
}
