import { useMemo } from "react";
import { compileTemplate } from "../../expression/template.ts";
import type { CallUse } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope } from "../host.ts";

/** The parameters of a call, or the reason why they cannot be read; null without a call. */
export type Asked = { readonly params: Record<string, unknown> } | { readonly error: unknown } | null;

/** The current parameters of a call, the same object while none of the values changes. */
export function useCallParams(use: CallUse | undefined, scope: Scope): Asked {
  const asked = useMemo(() => read(use, scope), [use, scope]);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => asked, [JSON.stringify(asked)]);
}

function read(use: CallUse | undefined, scope: Scope): Asked {
  if (!use) return null;
  try {
    return { params: compileTemplate(use.params)(scope) as Record<string, unknown> };
  } catch (error) {
    return { error };
  }
}
