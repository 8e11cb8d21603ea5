import type { Form } from "@formily/core";
import type { FieldEnvironment, FieldView } from "../fields/field-view.ts";
import type { ComponentType } from "react";
import type { Outside, VerbRunner } from "../actions/verb-runner.ts";
import type { CallOptions } from "../request/client-contract.ts";
import type { LastingStorage } from "../session/lasting-storage.ts";
import type { SessionScope } from "../session/login-info.ts";
import type { UserSettings } from "../session/user-settings/user-settings.ts";
import type { PermissionMode } from "../session/permissions.ts";
import type { EditionGate } from "../schema/plan/plans/edition-gate.ts";
import type { EmbeddedSystem } from "../schema/plan/plans/embedded-system.ts";
import type {
  ActionPlan,
  CallPlan,
  DetailSectionPlan,
  FormBody,
  ScreenPlan,
} from "../schema/plan/plans/screen-plan.ts";
import type { TreeNode } from "./list/aside/tree-nodes.ts";
import type { KeyedRow } from "./list/data/rows-page.ts";
import type { KeptTicks } from "./list/selection/kept-ticks.ts";
import type { AddForms } from "./nested/open-forms.ts";
import type { Reached, Trail } from "./trail/trail.ts";

/** Everything the renderer takes from the application around it. */
export interface RendererHost {
  readonly call: (
    operationId: string,
    params: Record<string, unknown>,
    options?: CallOptions,
  ) => Promise<unknown>;
  /** A call for choices: its answer may be one that the session has kept. */
  readonly callForChoices: RendererHost["call"];
  /** Reads a file by its address here; failures are the caller's to show. */
  readonly readFile: FieldEnvironment["readFile"];
  /**
   * Subscribes to changes of the records of a kind: created, changed, removed, or possibly so; null when the record is
   * not identified. Returns the function that unsubscribes.
   */
  readonly hearChanges: (
    record: string,
    listener: (keys: readonly (number | string)[] | null) => void,
  ) => () => void;
  /** Makes operations callable that are not this screen's own. */
  readonly register: (calls: { readonly [operationId: string]: CallPlan }) => void;
  readonly permission: (code: string, mode: PermissionMode) => true | "view" | false;
  /** True when the firm's edition has the part behind this gate. */
  readonly edition: (gate: EditionGate) => boolean;
  readonly session: SessionScope;
  /** The server's clock in Asia/Shanghai: `YYYY-MM-DD`. */
  readonly today: () => string;
  readonly fields: { readonly [kind: string]: FieldView };
  readonly verbs: { readonly [verb: string]: VerbRunner };
  /** `trail` is the list that the address was reached from. */
  readonly navigate: (to: string, trail?: Trail) => void;
  readonly outside: Outside;
  /**
   * The address of a system whose pages stand in frames; null while the server names none. Rejects when the request
   * fails.
   */
  readonly embeddedAddress: (system: EmbeddedSystem) => Promise<string | null>;
  /** Opens a page of the web beside the application; false when the browser did not let it. */
  readonly openPage: (url: string) => boolean;
  /** Another screen by its id, with its own loading and failing. */
  readonly NestedScreen: ComponentType<NestedScreenProps>;
  /** The user's settings of screens. */
  readonly settings: UserSettings;
  /** The place in which this browser keeps drafts. */
  readonly storage: LastingStorage;
  /** Only in development. */
  readonly probe?: Probe;
}

export interface NestedScreenProps {
  readonly id: string;
  readonly place: ScreenPlace;
}

/** Props of a hand-written surface; in a dialog also the ways to end it. */
export interface SurfaceProps {
  /** The screen that it is a part of. */
  readonly screen: Screen;
  /** Names that expressions see at its place, `record` among them. */
  readonly scope?: Scope;
  /** The section of a page that it fills, with the screens and actions that are declared for it. */
  readonly section?: Pick<DetailSectionPlan, "id" | "items" | "actions">;
  readonly actions?: SurfaceActions;
  /** Changes of the page and its other sections, counted: the screens in it reload with each. */
  readonly changesAround?: number;
  /** Reports a change of the record around it. */
  readonly onChanged?: () => void;
  readonly params?: unknown;
  readonly onCancel?: () => void;
  /** Ends the dialog; `open` gives the value. */
  readonly onDone?: (value: unknown) => void;
}

/** Runs the actions that are declared for a surface. */
export interface SurfaceActions {
  readonly start: (action: ActionPlan) => void;
  /** Ids of those that are running. */
  readonly running: readonly string[];
}

/** The hand-written surfaces by name. */
export type Surfaces = { readonly [name: string]: ComponentType<SurfaceProps> };

/** The page around a screen: its address and its tab. */
export interface ScreenPlace {
  /** The query string of the screen's own address, without `?`. */
  readonly search: string;
  /** Handed over by the screen around this one; absent where the address gives what the screen needs. */
  readonly given?: Given;
  readonly replaceSearch: (search: string) => void;
  /** The subject of the screen around this one, which is this one's too. */
  readonly context?: ContextNames;
  /** The opener has chosen the screen's subject: it shows no choice of its own. */
  readonly isChosen?: true;
  /** Ticks of the rows that the surface around a list keeps. */
  readonly ticks?: KeptTicks;
  /**
   * Registers a confirmation for closing the tab, and the function called when the user agrees; returns the function
   * that removes both.
   */
  readonly guardClosing: (message: () => string | null, onAgreed?: () => void) => () => void;
  /** Makes forms known to the page around, whose actions may save them; absent where there is none. */
  readonly addForms?: AddForms;
  /**
   * Keeps the dialog around open as long as there is a reason, which is shown to the user; returns the function that
   * removes it.
   */
  readonly holdOpen?: (reason: () => string | null) => () => void;
  /** Closes the page, after its questions; absent where it cannot be closed. */
  readonly close?: () => void;
  /** The page that this one belongs to, in the menu. */
  readonly parent?: { readonly title: string; readonly open: () => void };
  /** Gives the page a name on its tab; absent where it has none. */
  readonly setTitle?: (title: string) => void;
  /** The list that the page was opened from. */
  readonly trail?: Trail;
  /** Goes on along the trail in this page's place. */
  readonly follow?: (reached: Reached) => void;
  /**
   * Called when something of the record has been changed here; absent where the record is not shown beside the screen.
   */
  readonly onChanged?: () => void;
  /** Changes outside the screen that its content may depend on, counted: each one reloads what it shows, but not what is typed. */
  readonly changesAround?: number;
}

/** The values of a screen's inputs by name: `given` in expressions. */
export type Given = { readonly [input: string]: unknown };

/** Names that expressions see. */
export type Scope = { readonly [name: string]: unknown };

/** The company that a screen is about, as the company search returns it. */
export interface Company {
  readonly companyId: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly taxlayerType: string;
  /** How often the company files (code). */
  readonly nsqxdm: string;
  readonly statusCode: number;
  /** Name and tax number in one. */
  readonly label: string;
}

/** The names that a screen's context gives to expressions. */
export interface ContextNames {
  readonly company?: Company;
  readonly period?: string;
}

/** The plan, the host and the place that every part of an open screen needs. */
export interface Screen<Plan extends ScreenPlan = ScreenPlan> {
  readonly plan: Plan;
  readonly host: RendererHost;
  readonly place: ScreenPlace;
  readonly given: Given;
  /** The subject of the screen; empty when it declares no context. */
  readonly context: ContextNames;
  /** The user may look, but not change anything. */
  readonly readOnly: boolean;
  readonly environment: FieldEnvironment;
  readonly surfaces: Surfaces;
}

/** Receives the data of the parts of open screens; used only by the development panel. */
export interface Probe {
  readonly put: (id: string, part: ProbedPart) => void;
  readonly drop: (id: string) => void;
}

/** A part of a screen that is on show. */
export type ProbedPart = { readonly screen: Screen } & (
  | { readonly kind: "screen" }
  | {
      readonly kind: "list";
      /** Names that actions without a row see; those with one see `row` beside it. */
      readonly scope: Scope;
      readonly rows: readonly KeyedRow[];
      /** Those on show. */
      readonly columns: readonly { readonly id: string }[];
    }
  | {
      readonly kind: "query";
      /** The filters as they are typed now. */
      readonly values: () => { readonly [filterId: string]: unknown };
      /** Ids of the filters behind 展开. */
      readonly folded: readonly string[];
    }
  | { readonly kind: "aside"; readonly nodes: readonly TreeNode[] }
  | { readonly kind: "record"; readonly sections: readonly DetailSectionPlan[]; readonly scope: Scope }
  | { readonly kind: "form"; readonly body: FormBody; readonly form: Form; readonly scope: Scope }
);
