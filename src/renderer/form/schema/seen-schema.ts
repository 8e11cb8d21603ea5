import type { EditionGate } from "../../../schema/plan/plans/edition-gate.ts";
import type { FormSchema } from "../../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../../host.ts";
import { maySee } from "../../screen.ts";

/** The planned form without the fields and sections that the user's codes or the firm's edition leave out. */
export function seenSchema(schema: FormSchema, host: RendererHost): FormSchema {
  const { properties, items, permission: _code, edition: _gate, ...others } = schema;
  return {
    ...others,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties)
          .filter(([, node]) => maySee(host, gatesOf(node)))
          .map(([name, node]) => [name, seenSchema(node, host)]),
      ),
    }),
    ...(items !== undefined && { items: seenSchema(items as FormSchema, host) }),
  };
}

function gatesOf({ permission, edition }: FormSchema) {
  return {
    ...(typeof permission === "string" && { permission }),
    ...(edition !== undefined && { edition: edition as EditionGate }),
  };
}
