import { useMemo } from "react";
import { compileTemplate } from "../../expression/template.ts";
import type { CallUse } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope } from "../host.ts";

/** What a call is asked with, or why that cannot be told. */
export type Asked = { readonly params: Record<string, unknown> } | { readonly error: unknown };

/** What a call is asked with now, the same object while none of the values changes. */
export function useAsked({ params }: CallUse, scope: Scope): Asked {
  const evaluate = useMemo(() => compileTemplate(params), [params]);
  const asked = read(evaluate, scope);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => asked, [JSON.stringify(asked)]);
}

function read(evaluate: ReturnType<typeof compileTemplate>, scope: Scope): Asked {
  try {
    return { params: evaluate(scope) as Record<string, unknown> };
  } catch (error) {
    return { error };
  }
}
