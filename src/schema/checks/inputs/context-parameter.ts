import { typesOf } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject } from "../../project/project.ts";
import { catalogueCheck } from "../catalogue/catalogue-check.ts";
import { writtenOperations } from "../catalogue/catalogue-schemas.ts";
import type { Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";

export const contextParameter = catalogueCheck(
  {
    slug: "context-parameter",
    holds:
      "`x-context` names parameters of its operation: whole numbers for a company, for year and month, a text for a whole period.",
    why: "Otherwise a screen with a context sends no company and period, or values that the server cannot read.",
  },
  ["api"],
  function* (project) {
    for (const { value, at } of writtenOperations(project)) {
      const operation = project.operations.get(String(value.operationId));
      const { company, period } = asObject(value["x-context"]);
      if (!operation) continue;
      const place = below(at, "x-context");
      if (company !== undefined) yield* parameter(operation, company, below(place, "company"), "integer");
      if (Array.isArray(period)) {
        for (const [index, name] of period.entries())
          yield* parameter(operation, name, below(place, "period", index), "integer");
      } else if (period !== undefined) yield* parameter(operation, period, below(place, "period"), "string");
    }
  },
);

function* parameter(
  { id, request }: Operation,
  name: unknown,
  at: Place,
  type: "integer" | "string",
): Iterable<Finding> {
  const property = request.properties?.[String(name)];
  if (!property) yield unknownName(at, name, `no parameter of ${id}`, Object.keys(request.properties ?? {}));
  else if (!typesOf(property).includes(type))
    yield finding(at, `"${String(name)}" is no ${type === "integer" ? "whole number" : "text"}`);
}
