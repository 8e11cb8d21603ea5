import type { FileContent } from "../files/stored-file.ts";

export interface JobResult {
  /** Default 1. */
  readonly status?: 1 | 2 | 3;
  /** Read by the user. */
  readonly message: string;
  readonly file?: FileContent;
  /** The state from which the job goes on when it is tried again: with what failed. Absent: one that failed in part cannot be. */
  readonly again?: object;
}
