import { asObject } from "../project/as-object.ts";
import { CONTEXT_PARTS, type ContextPart } from "../project/context-use.ts";

/** The parts of the context that a screen declares. */
export function contextOf(screen: unknown): readonly ContextPart[] {
  const { context } = asObject(screen);
  return CONTEXT_PARTS.filter((part) => asObject(context)[part] !== undefined);
}
