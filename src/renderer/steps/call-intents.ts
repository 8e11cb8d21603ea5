import type { RendererHost } from "../host.ts";
import { newIntent } from "../../request/new-intent.ts";
import { isOutcomeUnknown } from "../../request/request-error.ts";

/**
 * Makes `call` repeatable: when the outcome of a write is unknown, the same call with the same parameters is another
 * try of the same intent and carries its key; after a definite answer it is a new intent.
 */
export function withIntents(call: RendererHost["call"]): RendererHost["call"] {
  const open = new Map<string, string>();
  return async (operationId, params, options = {}) => {
    const key = JSON.stringify([operationId, params], describeFile);
    const intent = open.get(key) ?? newIntent();
    try {
      const result = await call(operationId, params, { intent, ...options });
      open.delete(key);
      return result;
    } catch (error) {
      if (isOutcomeUnknown(error)) open.set(key, intent);
      else open.delete(key);
      throw error;
    }
  };
}

// Describes a file by its name, size and time, because all files are equal as JSON.
function describeFile(_name: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}
