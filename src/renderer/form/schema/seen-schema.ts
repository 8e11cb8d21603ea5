import type { FormSchema } from "../../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../../host.ts";
import { maySee } from "../../screen.ts";

/** The planned form without the fields and sections that the user's codes or the firm's edition leave out. */
export function seenSchema(schema: FormSchema, host: RendererHost): FormSchema {
  const { properties, items, permission: _code, edition: _gate, ...others } = schema;
  return {
    ...others,
    ...(properties && { properties: seenNodes(properties, host) }),
    ...(items !== undefined && { items: seenSchema(items as FormSchema, host) }),
  };
}

function seenNodes(nodes: NonNullable<FormSchema["properties"]>, host: RendererHost) {
  const seen = Object.entries(nodes).filter(([, node]) => maySee(host, node));
  return Object.fromEntries(seen.map(([name, node]) => [name, seenSchema(node, host)]));
}
