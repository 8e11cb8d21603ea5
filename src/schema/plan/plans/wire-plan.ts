import type { Template } from "./template.ts";

export interface PagingPlan {
  /** Names of the request parameters for the page number (from 1) and the page size. */
  readonly page: string;
  readonly size: string;
  /** Names of the result's properties with the rows and the total. */
  readonly rows: string;
  readonly total: string;
}

/** The request parameters that order a list. */
export interface SortPlan {
  /** Parameter that names the property to order by. */
  readonly by: string;
  /** Parameter that takes one of the two words below. */
  readonly order: string;
  readonly ascending: string;
  readonly descending: string;
}

/** The way to follow a long task that a call has started to its end. */
export interface JobPlan {
  /** Property of the start's result that names the task; absent when the result itself does. */
  readonly id?: string;
  /** Operation that returns the progress of the task, and its parameter for the task's name. */
  readonly poll: string;
  readonly param: string;
  /** Properties of the poll's result. */
  readonly status: string;
  readonly progress?: string;
  readonly message?: string;
  /** Address of the file that the task made. */
  readonly file?: string;
  /** Values of `status` that mean that the task goes on, `[0]` when absent; one that is named nowhere ends it badly. */
  readonly running?: readonly (number | string)[];
  /** Ended well. */
  readonly done: readonly (number | string)[];
  /** Ended well for a part only; there may be a file that lists the rest. */
  readonly partly?: readonly (number | string)[];
  readonly failed: readonly (number | string)[];
  /** The answer in place of one that did not come, which ends the following; absent: the task counts as lost. */
  readonly unanswered?: Readonly<Record<string, string | number>>;
  /** Words for a failure, before its reason. */
  readonly failure?: string;
  /** Seconds for which its end is shown. */
  readonly seconds?: number;
}

/** The wire facts of one operation of the catalogue. */
export interface CallPlan {
  readonly id: string;
  readonly title: string;
  readonly method: "get" | "post" | "put" | "delete" | "patch";
  /** With `{name}` for path parameters, base prefix included. */
  readonly path: string;
  readonly pathParams: readonly string[];
  readonly queryParams: readonly string[];
  readonly body: "none" | "json" | "multipart";
  /** The answer is a file, no envelope. */
  readonly answer?: "file";
  readonly effect: "read" | "write";
  /** Any one of these codes, or "signed-in" or "public". */
  readonly permission: readonly string[];
  readonly paging?: PagingPlan;
  readonly sort?: SortPlan;
  readonly job?: JobPlan;
  /** The caller gets the whole envelope, not its `result`. */
  readonly fullBody?: true;
  /** Answers are kept as choices until one of these kinds of record changes. */
  readonly kept?: readonly string[];
  /** Neither the progress bar nor the overlay shows. */
  readonly noLoading?: true;
  /** Body codes that are handed to the caller without a message. */
  readonly quietCodes?: readonly string[];
  /** Shown instead of the general text when the request times out. */
  readonly timeoutMessage?: string;
}

export interface CallUse {
  readonly call: string;
  readonly params: Template;
}
