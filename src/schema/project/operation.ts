import type { JobPlan, PagingPlan, SortPlan } from "../plan/plans/screen-plan.ts";
import type { ContextParameter } from "./context-use.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { CountUse, RecordUse } from "./record-type.ts";
import type { VersionUse } from "./version-use.ts";

export interface OperationParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  /** The place of its schema in the operation's file. */
  readonly pointer: string;
}

/** One operation of the catalogue, references followed. */
export interface Operation {
  readonly id: string;
  /** Chinese summary. */
  readonly title: string;
  readonly file: string;
  readonly pointer: string;
  readonly method: string;
  /** Base prefix included, `{name}` for path parameters. */
  readonly path: string;
  /** The parameters of path and query, in the document's order. */
  readonly parameters: readonly OperationParameter[];
  readonly body: "none" | "json" | "multipart";
  /** The place of the body's schema in the file. */
  readonly bodyPointer: string | undefined;
  /** Properties of a multipart body that are files, with the endings that they may have; undefined: any. */
  readonly uploads: ReadonlyMap<string, readonly string[] | undefined>;
  readonly answer: "json" | "file";
  /** The place of the schema of the whole answer, envelope included; undefined when the answer is a file. */
  readonly answerPointer: string | undefined;
  /** All parameters as one object: path, query and the body's properties. */
  readonly request: JsonSchema;
  /** The envelope's `result`; a binary string when the answer is a file. */
  readonly result: JsonSchema;
  /** One row of a paged or listed result; undefined when the result is no list. */
  readonly row: JsonSchema | undefined;
  readonly effect: "read" | "write";
  readonly permission: readonly string[];
  readonly paging: PagingPlan | undefined;
  readonly sort: SortPlan | undefined;
  readonly job: JobPlan | undefined;
  /** Parameters for the period of the call. */
  readonly context: readonly ContextParameter[];
  /** Its effect on stored records, where the catalogue says so. */
  readonly recordUse: RecordUse | undefined;
  /** The lists whose rows its numbers count. */
  readonly counts: readonly CountUse[];
  /** The records that it changes, which must not have changed since they were read; empty when it needs no version. */
  readonly versions: readonly VersionUse[];
  /** A parameter that is not sent stays as it is: a form sends only what was changed. */
  readonly partial: boolean;
  readonly fullBody: boolean;
  /** Its answer lets a user sign in, and is kept nowhere. */
  readonly secret: boolean;
  /** Decides who gets in or what they may do: guests with a share code are refused. */
  readonly ownSignIn: boolean;
  /** Runs without a request of the user: the log of operations leaves it out. */
  readonly unlogged: boolean;
  /** In the catalogue, but not served yet: only planned screens may use it. */
  readonly planned: boolean;
  /** A long connection that the shell opens; no screen calls it. */
  readonly socket: boolean;
  /** Kept for older callers alone: the operation that took its place, when the catalogue names one. */
  readonly deprecated: { readonly replacedBy?: string } | undefined;
  /** Kinds of record whose change ends the answers that are kept as choices; none: no answer is kept. */
  readonly kept: readonly string[];
  readonly noLoading: boolean;
  readonly quietCodes: readonly string[];
  readonly timeoutMessage: string | undefined;
}
