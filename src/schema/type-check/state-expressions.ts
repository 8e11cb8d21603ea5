import { asText } from "../project/as-object.ts";
import { asObject, type Project } from "../project/project.ts";
import { below, collectExpressions, itemsOf, type Spot } from "./collect-expressions.ts";
import { rowType } from "./operation-types.ts";
import type { TypedExpression } from "./typed-expression.ts";

/** The conditions of derived states. They say what null means themselves, so here nothing is null. */
export function stateExpressions(project: Project): TypedExpression[] {
  const files = [...project.files.values()].filter(({ path }) => path.startsWith("schemas/states/"));
  return files.flatMap((file) => {
    const { of: source } = asObject(file.value);
    const row = `Present<${rowType(project, asText(source) ?? "")}>`;
    const spot: Spot = {
      part: { value: file.value, file: file.path, pointer: "" },
      pointer: "/cases",
      scope: { row, period: "string", today: "string" },
      guards: [],
    };
    return itemsOf(spot).flatMap((item) => collectExpressions(below(item.spot, "when")));
  });
}
