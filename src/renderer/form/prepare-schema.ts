import type { ISchema } from "@formily/json-schema";
import type { FormSchema } from "../../schema/plan/screen-plan.ts";

const FIELD = "field:";

/** Formily reads `:` in a component's name as a path, so controls are registered under this name. */
export function componentName(kind: string): string {
  return `field_${kind}`;
}

/** The planned form as Formily takes it: controls by their registered name, each inside our item. */
export function prepareSchema(schema: FormSchema): ISchema {
  const component = schema["x-component"];
  const isControl = typeof component === "string" && component.startsWith(FIELD);
  return {
    ...schema,
    ...(isControl && {
      "x-component": componentName(component.slice(FIELD.length)),
      "x-decorator": schema["x-decorator"] ?? "FormItem",
    }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, prepareSchema(property)]),
      ),
    }),
  } as ISchema;
}
