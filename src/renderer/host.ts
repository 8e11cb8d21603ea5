import type { VerbRunner } from "../actions/verb-runner.ts";
import type { FieldView } from "../fields/field-view.ts";
import type { CallOptions } from "../request/client-contract.ts";
import type { SessionScope } from "../session/login-info.ts";
import type { PermissionMode } from "../session/permissions.ts";

/** Everything the renderer takes from the application around it. */
export interface RendererHost {
  readonly call: (
    operationId: string,
    params: Record<string, unknown>,
    options?: CallOptions,
  ) => Promise<unknown>;
  readonly permission: (code: string, mode: PermissionMode) => true | "view" | false;
  readonly session: SessionScope;
  /** The server's clock in Asia/Shanghai: `YYYY-MM-DD`. */
  readonly today: () => string;
  readonly fields: { readonly [kind: string]: FieldView };
  readonly verbs: { readonly [verb: string]: VerbRunner };
  readonly navigate: (to: string) => void;
}

/** What the page around a screen takes part in: its address and its tab. */
export interface ScreenPlace {
  /** The query string of the screen's own address, without `?`. */
  readonly search: string;
  readonly replaceSearch: (search: string) => void;
  /** Registers a question asked before the tab closes; returns the way to take it back. */
  readonly guardClosing: (message: () => string | null) => () => void;
}
