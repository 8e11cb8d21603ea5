import { FormPath, type DataField, type Form } from "@formily/core";
import type { Row } from "../../../fields/field-view.ts";
import type { FieldPlan, FormSchema } from "../../../schema/plan/plans/screen-plan.ts";
import { ownFields } from "../values/form-values.ts";
import { plainCopy } from "../values/plain-copy.ts";
import { isSame } from "../values/request-fields.ts";

/** A field that another user has changed, and that holds another value here. */
export interface Difference {
  readonly path: string;
  readonly title: string;
  /** The plan that its value is drawn by; undefined: it is a list of entries. */
  readonly plan: Pick<FieldPlan, "field" | "kind" | "options"> | undefined;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** False: only the other user has changed the field, so that the saved value is proposed. */
  readonly changedByMe: boolean;
}

/**
 * The differences to be decided before the form may be saved over another user's changes; undefined when a part of the
 * saved record is missing.
 */
export function findDifferences(
  form: Form,
  schema: FormSchema,
  opened: Row,
  theirs: Row,
): readonly Difference[] | undefined {
  const plans = fieldPlans(schema);
  const fields = ownFields(form).leaves.filter((field) => field.data?.local !== true);
  const isUnknown = (field: DataField) =>
    !FormPath.existIn(theirs, field.path) &&
    !isSame(plainCopy(field.value), FormPath.getIn(opened, field.path));
  if (fields.some(isUnknown)) return undefined;
  return fields
    .filter(({ path }) => FormPath.existIn(theirs, path))
    .flatMap((field) => differenceAt(field, plans, opened, theirs));
}

function differenceAt(
  field: DataField,
  plans: ReadonlyMap<string, NonNullable<Difference["plan"]>>,
  opened: Row,
  all: Row,
): Difference[] {
  const path = field.path.toString();
  const mine = plainCopy(field.value);
  const theirs: unknown = FormPath.getIn(all, path);
  const before: unknown = FormPath.getIn(opened, path);
  if (isSame(theirs, before) || isSame(theirs, mine)) return [];
  return [
    {
      path,
      title: String(field.title ?? path),
      plan: plans.get(path),
      mine,
      theirs,
      changedByMe: !isSame(mine, before),
    },
  ];
}

const FIELD = "field:";

/** The plans that the values of a form are drawn by, by their paths. */
function fieldPlans(schema: FormSchema, above = ""): Map<string, NonNullable<Difference["plan"]>> {
  const plans = new Map<string, NonNullable<Difference["plan"]>>();
  for (const [name, node] of Object.entries(schema.properties ?? {})) {
    const path = node.type === "void" ? above : above === "" ? name : `${above}.${name}`;
    const component = node["x-component"];
    if (typeof component === "string" && component.startsWith(FIELD)) {
      const options = (node["x-component-props"] ?? {}) as FieldPlan["options"];
      plans.set(path, { field: "value", kind: component.slice(FIELD.length), options });
    }
    for (const [inner, plan] of fieldPlans(node, path)) plans.set(inner, plan);
  }
  return plans;
}
