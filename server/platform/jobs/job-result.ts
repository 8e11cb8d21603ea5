import type { FileContent } from "../files/stored-file.ts";

export interface JobResult {
  /** Default 1. */
  readonly status?: 1 | 2 | 3;
  /** Read by the user. */
  readonly message: string;
  readonly file?: FileContent;
}
