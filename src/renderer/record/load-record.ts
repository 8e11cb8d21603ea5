import { compileTemplate } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import type { CallUse, RecordUse } from "../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../failure-text.ts";
import type { RendererHost, Scope } from "../host.ts";

export type LoadEnd<Answer> =
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "ready"; readonly record: Answer };

/** Fetches an object, or null where there may be none, and returns how the load ended. */
export async function loadRecord(
  source: RecordUse,
  scope: Scope,
  host: RendererHost,
  signal?: AbortSignal,
): Promise<LoadEnd<Row | null>> {
  return await ending(async () => {
    const answer = await ask(source, scope, host, signal);
    return answer === null && source.mayBeMissing ? null : readRecord(answer);
  });
}

async function ask(source: CallUse, scope: Scope, host: RendererHost, signal?: AbortSignal) {
  const params = compileTemplate(source.params)(scope) as Record<string, unknown>;
  return await host.call(source.call, params, { silent: true, ...(signal && { signal }) });
}

function readRecord(answer: unknown): Row {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer))
    throw new Error("服务器返回的数据格式不正确");
  return answer as Row;
}

async function ending<Answer>(load: () => Promise<Answer>): Promise<LoadEnd<Answer>> {
  try {
    return { status: "ready", record: await load() };
  } catch (error) {
    return { status: "failed", message: failureText(error) };
  }
}
