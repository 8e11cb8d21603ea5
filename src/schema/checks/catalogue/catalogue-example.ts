import type { Contracts } from "../../contracts.ts";
import { referenceFollower } from "../../project/follow-references.ts";
import { asObject, type Project } from "../../project/project.ts";
import { readSchema } from "../../project/read-schema.ts";
import { catalogueDocuments, catalogueSchemas } from "./catalogue-schemas.ts";
import { catalogueCheck } from "./catalogue-check.ts";
import type { Finding } from "../check-context.ts";
import { formatFindings } from "../expressions/literal-format.ts";
import { codeValue } from "../steps/operation-parameters.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { shapeFindings, shapeOf } from "../written/shape-findings.ts";
import { valuesInFile } from "../values-in-file.ts";

interface Sample {
  readonly value: unknown;
  readonly at: Place;
}

export const catalogueExample = catalogueCheck(
  {
    slug: "catalogue-example",
    holds: "`default`, `example` and `examples` of the catalogue fit their schema and its `format`.",
    why: "People copy samples into tests and clients, and forms begin with defaults that the server then refuses.",
  },
  ["api", "enums"],
  function* (project, contracts) {
    for (const { schema, at } of catalogueSchemas(project)) {
      const samples = samplesIn(schema, at);
      if (samples.length > 0) yield* checkSamples(samples, { value: schema, at }, project, contracts);
    }
    for (const { key, value, at } of catalogueDocuments(project).flatMap(valuesInFile)) {
      // A record may have a property of that name.
      if (key === "properties" || !isObject(value) || value.schema === undefined) continue;
      const samples = samplesBeside(value, at);
      const schema = { value: value.schema, at: below(at, "schema") };
      if (samples.length > 0) yield* checkSamples(samples, schema, project, contracts);
    }
  },
);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function samplesIn(schema: Readonly<Record<string, unknown>>, at: Place): Sample[] {
  const listed = listOf(schema.examples).map((value, index) => ({ value, at: below(at, "examples", index) }));
  const single = ["example", "default"]
    .filter((key) => schema[key] !== undefined)
    .map((key) => ({ value: schema[key], at: below(at, key) }));
  return [...listed, ...single];
}

/** Parameters and media types hold samples beside their schema; several have names. */
function samplesBeside(holder: Readonly<Record<string, unknown>>, at: Place): Sample[] {
  const named = Object.entries(asObject(holder.examples)).flatMap(([name, example]) => {
    const { value } = asObject(example);
    return value === undefined ? [] : [{ value, at: below(at, "examples", name, "value") }];
  });
  return holder.example === undefined
    ? named
    : [{ value: holder.example, at: below(at, "example") }, ...named];
}

function* checkSamples(
  samples: readonly Sample[],
  schema: Sample,
  project: Project,
  contracts: Contracts,
): Iterable<Finding> {
  const whole = wholeOf(schema, project);
  const validate = shapeOf(whole);
  for (const { value, at } of samples) {
    yield* shapeFindings(validate, value, at);
    yield* codeValue(value, at, readSchema(whole), project);
    yield* formatFindings(value, readSchema(whole), at, contracts);
  }
}

/** The value with its references resolved; a value without any stays the same object, whose validator is cached. */
function wholeOf({ value, at: { file, pointer } }: Sample, project: Project): object {
  if (!JSON.stringify(value).includes('"$ref"')) return asObject(value);
  // A broken reference is reported by a rule of its own.
  const follow = referenceFollower(project.files, () => undefined);
  return asObject(follow(value, { file: file.path, pointer }));
}
