import type { JobPlan, PagingPlan, SortPlan } from "../plan/screen-plan.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { RecordUse } from "./record-type.ts";
import type { VersionUse } from "./version-use.ts";

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
  readonly pathParams: readonly string[];
  readonly queryParams: readonly string[];
  readonly body: "none" | "json" | "multipart";
  readonly answer: "json" | "file";
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
  /** What it does to stored records, where the catalogue says so. */
  readonly recordUse: RecordUse | undefined;
  /** Whose values it changes, which must not have changed since they were read; empty when it needs no version. */
  readonly versions: readonly VersionUse[];
  /** What is not sent stays as it is: a form sends only what was changed. */
  readonly partial: boolean;
  readonly fullBody: boolean;
  /** In the catalogue, but served by nobody yet: only planned screens may use it. */
  readonly planned: boolean;
  readonly noLoading: boolean;
  readonly quietCodes: readonly string[];
  readonly timeoutMessage: string | undefined;
}
