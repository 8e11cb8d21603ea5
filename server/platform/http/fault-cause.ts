import { fileURLToPath } from "node:url";

/** The cause of a fault for developers, sent in development only. */
export interface FaultCause {
  readonly message: string;
  /** The first line of the stack in the project's own code: `server/contexts/money/fee/fee-handlers.ts:31:9`; null: none. */
  readonly at: string | null;
}

const ROOT = new URL("../../..", import.meta.url);

export function faultCause(error: Error): FaultCause {
  const ownLines = (error.stack ?? "")
    .split("\n")
    .map((line) =>
      /\(?((?:file:\/\/)?\/[^()]+:\d+:\d+)\)?$/.exec(line.trim())?.[1]?.replace(/^file:\/\//, ""),
    )
    .find((place) => place?.startsWith(fileURLToPath(ROOT)) && !place.includes("/node_modules/"));
  return { message: error.message, at: ownLines?.slice(fileURLToPath(ROOT).length) ?? null };
}
