import type { Attachment } from "../domain/attachments.ts";
import type { CallOptions } from "../request/client-contract.ts";
import type { DownloadedFile } from "../request/downloaded-file.ts";
import type { StepPlan } from "../schema/plan/plans/screen-plan.ts";

/** Services of the application around a screen for its actions. */
export interface Outside {
  readonly notify: (notice: Notice) => void;
  /** Starts the task of an operation and follows it; resolves once it has started. */
  readonly startJob: (
    operationId: string,
    params: Record<string, unknown>,
    title: string,
  ) => Promise<StartedJob>;
  /** Follows the task that the answer of an operation names. */
  readonly followJob: (operationId: string, answer: unknown, title: string) => StartedJob;
  readonly saveFile: (file: DownloadedFile, name?: string) => void;
  /** Null when the user chose none. */
  readonly pickFile: (accept: string) => Promise<File | null>;
  /** Prints the page in sight under this name. */
  readonly print: (title: string) => void;
  /** Shows files over the page; resolves once they are on show. */
  readonly preview: (files: readonly Attachment[]) => Promise<void>;
  /** Rejects when the browser refuses. */
  readonly copyText: (text: string) => Promise<void>;
  /** Calls a registered handler. */
  readonly handle: (handler: string, params: Record<string, unknown>) => Promise<unknown>;
}

type Names = { readonly [name: string]: unknown };

/** Services of the renderer for a verb. */
export interface ActionContext extends Outside {
  /** Names that expressions see; results of earlier steps (`as`) included. */
  readonly scope: { readonly [name: string]: unknown };
  /** Calls an operation. One intent: a retry inside it carries the same idempotency key. */
  readonly call: (
    operationId: string,
    params: Record<string, unknown>,
    options?: CallOptions,
  ) => Promise<unknown>;
  /** The dialog sees `given` under that name. */
  readonly open: (dialog: string, given?: unknown) => Promise<DialogOutcome>;
  readonly reload: (target: ReloadTarget) => Promise<void>;
  readonly toast: (text: string, tone: Tone) => void;
  /** True when the user agrees. `ok` is the verb of the button; absent: the label of the action. */
  readonly confirm: (text: string, ok?: string) => Promise<boolean>;
  readonly navigate: (to: string) => void;
  /** Writes into fields of the form that the action belongs to, by their paths. */
  readonly setValues: (values: Record<string, unknown>) => void;
  /** Validates the open forms of the page that the action belongs to, and saves them; rejects when one is not in order. */
  readonly saveForms: () => Promise<void>;
  /** Ends the dialog that the action stands in; false when the user keeps what is not saved there. */
  readonly endDialog: (outcome: DialogOutcome) => Promise<boolean>;
  /** Shows what is waited for, until it is ended. */
  readonly wait: (title: string) => Wait;
  /** Runs nested steps in this scope, with more names; resolves to the result of the last one. */
  readonly run: (steps: readonly StepPlan[], names?: Names) => Promise<unknown>;
  /** The same without signs of loading or failure, for callers with signs of their own. */
  readonly runQuietly: (steps: readonly StepPlan[], names: Names) => Promise<unknown>;
  /**
   * Runs one item after the other while the user sees the progress; resolves when all are done, or the user has
   * stopped.
   */
  readonly batch: (title: string, items: readonly BatchItem[]) => Promise<BatchResult>;
}

/** A part of a long work that can fail by itself, and be tried again. */
export interface BatchItem {
  readonly label: string;
  /** Entries that it does at once. */
  readonly size: number;
  readonly run: () => Promise<unknown>;
}

/** Numbers of entries; what is neither done nor failed was left when the user stopped. */
export interface BatchResult {
  readonly done: number;
  readonly failed: number;
  readonly answers: readonly unknown[];
}

/** A time that the user spends waiting for something, and may end. */
export interface Wait {
  /** Aborted when the user no longer wants to wait. */
  readonly signal: AbortSignal;
  /** Resolves after so many ms in sight of the user; rejects with `StepsEnded` when the user no longer wants to wait. */
  readonly pause: (ms: number) => Promise<void>;
  /** Seconds for which it has been in sight. */
  readonly seconds: () => number;
  /** Says how it goes; null: as usual. */
  readonly tell: (words: string | null) => void;
  readonly end: () => void;
}

export type Tone = "success" | "info" | "warning" | "error";

export interface Notice {
  readonly text: string;
  readonly description?: string;
  readonly tone: Tone;
  /** In seconds; 0 stays until it is closed. */
  readonly duration?: number;
  readonly link?: { readonly label: string; readonly run: () => Promise<void> };
}

export interface StartedJob {
  /** Resolves to the last answer about the task when it has ended well, wholly or in part; rejects when it failed. */
  readonly ended: Promise<unknown>;
}

/** The list, the numbers on the tabs, or the tree beside the list. */
export type ListPart = "list" | "counts" | "aside";

/** A part of a list, the action's own row or record, a question of the page; or all that is on show, which no step says. */
export type ReloadTarget = ListPart | "row" | "all" | { readonly question: string };

export type DialogOutcome =
  | {
      readonly outcome: "submitted";
      readonly value: unknown;
      /** Something has been written by it. */
      readonly wrote?: true;
      /** A task has been started by it: its end gives the value. */
      readonly job?: StartedJob;
    }
  | { readonly outcome: "cancelled" };

/** Thrown by a verb to end the list quietly: the user cancelled. */
export class StepsEnded extends Error {
  override readonly name = "StepsEnded";
}

/** The acting half of a verb (`src/actions/<verb>/run.ts`). */
export interface VerbRunner {
  readonly verb: string;
  /** Places among the arguments that are handed over unevaluated: step lists (`link.do`), conditions for later (`until`). */
  readonly asPlanned?: readonly string[];
  /** Resolves to what `as` names. A rejection goes to `onError`, else ends the list. */
  readonly run: (args: { readonly [key: string]: unknown }, context: ActionContext) => Promise<unknown>;
}
