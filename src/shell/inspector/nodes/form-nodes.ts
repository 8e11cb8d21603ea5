import type { FormSchema } from "../../../schema/plan/plans/screen-plan.ts";
import { joinPointer } from "../../../schema/project/schema-file.ts";
import type { NodePart, PlanNode } from "./plan-node.ts";

interface FormPlace {
  readonly part: NodePart;
  readonly form: FormSchema;
}

/** The fields and layouts of a form, as they are nested. */
export function formNodes(form: FormSchema, pointer: string, part: NodePart): readonly PlanNode[] {
  return propertyNodes(form, pointer, "", { part, form });
}

function propertyNodes(
  { properties, items }: FormSchema,
  pointer: string,
  address: string,
  place: FormPlace,
): readonly PlanNode[] {
  if (isSchema(items)) return propertyNodes(items, joinPointer(pointer, "items"), join(address, "0"), place);
  return Object.entries(properties ?? {}).map(([name, schema]) => {
    const here = joinPointer(pointer, "properties", name);
    const ownAddress = join(address, name);
    return {
      pointer: here,
      part: place.part,
      mark: `field:${ownAddress}`,
      title: fieldTitle(name, schema),
      item: { kind: "formField", schema, address: ownAddress, form: place.form },
      children: propertyNodes(schema, here, ownAddress, place),
    };
  });
}

/** The title, that of a layout wherever it stands, else the name. */
function fieldTitle(name: string, { title, "x-component-props": props }: FormSchema): string {
  const written = title ?? (isSchema(props) ? props.title : undefined);
  return typeof written === "string" && written !== "" ? written : name;
}

function join(address: string, name: string): string {
  return address === "" ? name : `${address}.${name}`;
}

function isSchema(value: unknown): value is FormSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
