import type { ServerFault } from "./request-error.ts";

/** The cause that a server in development gives with a fault; undefined when it gives none. */
export function serverFault(result: unknown): ServerFault | undefined {
  if (typeof result !== "object" || result === null || !("fault" in result)) return undefined;
  const { fault } = result;
  if (typeof fault !== "object" || fault === null || !("message" in fault)) return undefined;
  if (typeof fault.message !== "string") return undefined;
  return { message: fault.message, at: "at" in fault && typeof fault.at === "string" ? fault.at : null };
}
