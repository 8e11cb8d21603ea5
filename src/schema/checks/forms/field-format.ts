import type { Contracts } from "../../contracts.ts";
import { typesOf } from "../../project/json-schema.ts";
import { catalogueCheck } from "../catalogue/catalogue-check.ts";
import { type CatalogueSchema, catalogueSchemas } from "../catalogue/catalogue-schemas.ts";
import type { Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";
import { plainTypes } from "../catalogue/value-types.ts";

export const fieldFormat = catalogueCheck(
  {
    slug: "field-format",
    holds:
      "A `format` of a field kind stands at values of a type that the kind reads, as `money` at a number; formats of no kind say nothing.",
    why: "A price as a text is shown unformatted, or as nothing.",
  },
  ["api"],
  function* (project, contracts) {
    const types = typesByFormat(contracts);
    for (const entry of catalogueSchemas(project)) yield* checkSchema(entry, types);
  },
);

type TypesByFormat = ReadonlyMap<string, readonly string[] | undefined>;

function typesByFormat({ fields }: Contracts): TypesByFormat {
  return new Map(fields.flatMap(({ formats, types }) => formats.map((format) => [format, types] as const)));
}

function* checkSchema({ schema, at }: CatalogueSchema, typesOfFormat: TypesByFormat): Iterable<Finding> {
  const format = textOf(schema.format);
  const fitting = typesOfFormat.get(format);
  const types = plainTypes(schema);
  if (types.length === 0 || !fitting || types.some((type) => fitting.includes(type))) return;
  const are = typesOf(schema).join(" or ");
  yield finding(
    below(at, "format"),
    `${JSON.stringify(format)} is for ${fitting.join(" or ")}, but the value is ${are}`,
  );
}
