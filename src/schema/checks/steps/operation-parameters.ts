import type { JsonSchema } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject, type Project } from "../../project/project.ts";
import { ROW_VERSIONS } from "../../project/version-use.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { formatFindings } from "../expressions/literal-format.ts";
import { below, type Place } from "../reading/place.ts";
import { shapeFindings, shapeOf } from "../written/shape-findings.ts";
import { textOf } from "../reading/text-of.ts";

/** Stands for a value that is computed when the call is made. */
const LATER = "{{ later }}";

export const operationParameters: Check = {
  slug: "operation-parameters",
  holds:
    "A call gives every parameter that its operation needs, none that it does not know, and literals that fit.",
  why: "The server refuses the call, whatever the user does.",
  *run({ project, contracts, readings }) {
    for (const call of readings.flatMap(({ calls }) => calls)) {
      const operation = project.operations.get(textOf(call.name));
      if (!operation || typeof call.params === "string") continue;
      const params = asObject(call.params);
      const given = call.given.filter((name) => operation.request.properties?.[name]);
      const value = { ...Object.fromEntries(given.map((name) => [name, LATER])), ...params };
      yield* shapeFindings(shapeOf(operation.request), value, call.paramsPlace, { templates: true });
      if (needsVersions(operation) && !Object.hasOwn(value, ROW_VERSIONS))
        yield finding(
          call.paramsPlace,
          `${JSON.stringify(ROW_VERSIONS)} is missing: ${operation.id} refuses rows of which it is not told the version that was read`,
          { hint: 'say it beside the identifiers: "{{ selection.map((row) => row.rowVersion ?? null) }}"' },
        );
      for (const [name, literal] of Object.entries(params)) {
        const property = operation.request.properties?.[name];
        const at = below(call.paramsPlace, name);
        yield* codeValue(literal, at, property, project);
        yield* formatFindings(literal, property, at, contracts);
      }
    }
  },
};

/** A form sends the version of the one row that it is about, nothing sends those of several by itself. */
function needsVersions({ request }: Operation): boolean {
  return request.properties !== undefined && ROW_VERSIONS in request.properties;
}

/** A literal for a property with a code table is one of its values. */
export function* codeValue(
  value: unknown,
  at: Place,
  property: JsonSchema | undefined,
  project: Project,
): Iterable<Finding> {
  const table = property?.["x-enum"];
  const entries = table === undefined ? undefined : project.enums.get(table);
  // A value of another type is reported as such already; a template is no literal.
  const isComparable = entries?.some((entry) => typeof entry.value === typeof value);
  if (!entries || !isComparable || hasTemplate(value)) return;
  if (entries.some((entry) => entry.value === value)) return;
  const words = entries.map((entry) => `${JSON.stringify(entry.value)} ${entry.label}`).join(", ");
  yield finding(at, `${JSON.stringify(value)} is no value of ${table}: ${words}`);
}

function hasTemplate(value: unknown): boolean {
  return typeof value === "string" && value.includes("{{");
}
