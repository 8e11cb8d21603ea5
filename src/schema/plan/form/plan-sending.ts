import { type JsonSchema, typesOf } from "../../project/json-schema.ts";
import { asObject, type Project } from "../../project/project.ts";
import { ROW_VERSION } from "../../project/version-use.ts";
import type { CallSource } from "../sources/part-source.ts";
import type { RowShape, SendingPlan } from "../plans/screen-plan.ts";

/** Values that a form sends beside its own fields, and those never sent; undefined: nothing. */
export function planSending(
  submit: CallSource,
  record: CallSource | undefined,
  { operations }: Pick<Project, "operations">,
): SendingPlan | undefined {
  const operation = operations.get(submit.call);
  if (!operation) return undefined;
  const asked = operation.request.properties ?? {};
  const read = (record && operations.get(record.call)?.result.properties) ?? {};
  const hasVersion = operation.versions.length > 0;
  const masked = maskedPaths(asked, read);
  const named = Object.keys(asObject(submit.params));
  const whole =
    hasVersion && !operation.partial
      ? Object.keys(asked).filter(
          (name) =>
            name !== ROW_VERSION &&
            !named.includes(name) &&
            !masked.includes(name) &&
            isSameType(asked[name], read[name]),
        )
      : [];
  const rows = closedRows(asked);
  if (!hasVersion && masked.length === 0 && !rows && !operation.partial) return undefined;
  return {
    ...(hasVersion && ROW_VERSION in asked && { version: true }),
    ...(whole.length > 0 && { whole }),
    ...(masked.length > 0 && { masked }),
    ...(rows && { rows }),
    ...(operation.partial && { partial: true }),
  };
}

/** The properties of lists whose entries may have no others; undefined: there is no such list. */
function closedRows(asked: Properties): SendingPlan["rows"] | undefined {
  const lists = Object.entries(asked).flatMap(([name, { items }]) =>
    items?.additionalProperties === false ? [[name, shapeOf(items.properties ?? {})] as const] : [],
  );
  return lists.length > 0 ? Object.fromEntries(lists) : undefined;
}

function shapeOf(properties: Properties): RowShape {
  const shape = Object.entries(properties).map(
    ([name, schema]) => [name, typesOf(schema).includes("null") ? "nullable" : "given"] as const,
  );
  return Object.fromEntries(shape);
}

type Properties = NonNullable<JsonSchema["properties"]>;

/** Properties of which the server shows a part only; of the entries of a list `lines.*.phone`. */
function maskedPaths(asked: Properties, read: Properties): string[] {
  return Object.entries(asked).flatMap(([name, schema]) => {
    const shown = read[name];
    if (schema["x-mask"] !== undefined || shown?.["x-mask"] !== undefined) return [name];
    return maskedPaths(schema.items?.properties ?? {}, shown?.items?.properties ?? {}).map(
      (path) => `${name}.*.${path}`,
    );
  });
}

function isSameType(asked: JsonSchema | undefined, read: JsonSchema | undefined): boolean {
  if (!asked || !read) return false;
  const types = (schema: JsonSchema) =>
    typesOf(schema)
      .filter((type) => type !== "null")
      .join();
  return types(asked) === types(read);
}
