import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { ExpressionError } from "../../../expression/expression-error.ts";
import { parseTemplate } from "../../../expression/template.ts";
import { nearestName } from "../../nearest-name.ts";
import { asObject } from "../../project/as-object.ts";
import { joinPointer } from "../../project/schema-file.ts";
import type { Finding } from "../check-context.ts";
import { finding, nearName, unknownName } from "../finding.ts";
import type { Place } from "../reading/place.ts";

/** An unreadable pattern is reported by a rule of its own; here any text fits it. */
const lenientRegExp = Object.assign(
  (pattern: string, flags: string): RegExp => {
    try {
      return new RegExp(pattern, flags);
    } catch {
      return /(?:)/;
    }
  },
  { code: "new RegExp" },
);

const ajv = createAjv();
const validators = new WeakMap<object, ValidateFunction>();

/** Compiles a schema once for as long as the schema is in use. */
export function shapeOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const validate = compile(schema);
  // Its own cache would hold every schema of every reading of the project for ever.
  ajv.removeSchema(schema);
  validators.set(schema, validate);
  return validate;
}

/** Faults of a schema itself are reported by the rule catalogue-operation; until then any value fits it. */
function compile(schema: object): ValidateFunction {
  try {
    return ajv.compile(schema);
  } catch {
    return ajv.compile({});
  }
}

export function createAjv(): Ajv2020 {
  return new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    validateFormats: false,
    // The schemas are our own: proving each against its metaschema takes longer than everything else.
    meta: false,
    validateSchema: false,
    // A validator judges a few values: making it faster takes longer than they do.
    code: { optimize: false, regExp: lenientRegExp },
  });
}

export interface ShapeOptions {
  readonly templates?: boolean;
  /** Keys that are handled elsewhere: a misspelt key may have meant one of them. */
  readonly otherKeys?: readonly string[];
}

/** Faults of a value's shape, in words. With `templates`, a string with an expression may stand for anything. */
export function shapeFindings(
  validate: ValidateFunction,
  value: unknown,
  place: Place,
  options: ShapeOptions = {},
): Finding[] {
  return validate(value) ? [] : explainErrors(validate.errors ?? [], place, options);
}

/** Ajv's errors for a value, in words, each at its place below that of the value. */
export function explainErrors(
  errors: readonly ErrorObject[],
  place: Place,
  options: ShapeOptions = {},
): Finding[] {
  const told = new Set(errors.map(({ instancePath, params }) => joinPointer(instancePath, keyName(params))));
  return errors
    .filter((error) => error.keyword !== "if" && !(options.templates && isLater(error)))
    .map((error) =>
      explain(error, { file: place.file, pointer: place.pointer + error.instancePath }, options, (key) =>
        told.has(joinPointer(error.instancePath, key)),
      ),
    );
}

/** True where the value of a template decides; a template with words around its expressions always gives a text. */
function isLater({ data, keyword }: ErrorObject): boolean {
  if (typeof data !== "string" || !data.includes("{{")) return false;
  return keyword !== "type" || isWholeOrBroken(data);
}

function isWholeOrBroken(text: string): boolean {
  try {
    return parseTemplate(text).filter((part) => typeof part === "object" || part.trim() !== "").length === 1;
  } catch (error) {
    if (error instanceof ExpressionError) return true;
    throw error;
  }
}

/** The finding for a missing key: if one of the unknown keys is nearly the same, that one is misspelt. */
function missingKey(at: Place, name: string, keys: readonly string[]): Finding {
  const meant = nearestName(name, keys);
  if (meant === undefined) return finding(at, `${JSON.stringify(name)} is missing`);
  const place = { file: at.file, pointer: joinPointer(at.pointer, meant) };
  return unknownName(
    place,
    meant,
    `there is no such key here, and ${JSON.stringify(name)} is missing`,
    [name],
    {
      of: "key",
    },
  );
}

function keyName(params: ErrorObject["params"]): string {
  return String(params.additionalProperty ?? params.unevaluatedProperty);
}

/** `isTold`: a key of the value has been reported as unknown already. */
function explain(
  error: ErrorObject,
  at: Place,
  { otherKeys = [] }: ShapeOptions,
  isTold: (key: string) => boolean,
): Finding {
  const { params, parentSchema = {}, data } = error;
  const properties = (parentSchema as { properties?: object }).properties ?? {};
  switch (error.keyword) {
    case "unevaluatedProperties":
    case "additionalProperties": {
      const name = keyName(params);
      const place = { file: at.file, pointer: joinPointer(at.pointer, name) };
      const known = [...Object.keys(properties), ...otherKeys];
      return unknownName(place, name, "there is no such key here", known, { of: "key" });
    }
    case "required":
      return missingKey(
        at,
        String(params.missingProperty),
        Object.keys(asObject(data)).filter((key) => !Object.hasOwn(properties, key) && !isTold(key)),
      );
    case "type":
      return finding(at, `must be ${typeWords(params.type)}, not ${typeWords(typeName(data))}`);
    case "enum":
      return wrongChoice(at, data, params.allowedValues);
    case "const":
      return wrongChoice(at, data, [params.allowedValue]);
    case "pattern": {
      const { title } = parentSchema as { title?: string };
      return finding(
        at,
        `${JSON.stringify(data)} must be ${title ?? `of the form ${String(params.pattern)}`}`,
      );
    }
    default:
      return finding(at, error.message ?? error.keyword);
  }
}

function wrongChoice(at: Place, data: unknown, allowed: readonly unknown[]): Finding {
  const words = allowed.map((choice) => JSON.stringify(choice)).join(", ");
  const names = allowed.filter((choice) => typeof choice === "string");
  return finding(
    at,
    `${JSON.stringify(data)} must be ${allowed.length > 1 ? "one of " : ""}${words}`,
    nearName(data, names),
  );
}

function typeName(data: unknown): string {
  return data === null ? "null" : Array.isArray(data) ? "array" : typeof data;
}

function typeWords(types: string | readonly string[]): string {
  return (typeof types === "string" ? [types] : types)
    .map((type) => (type === "null" ? type : `${/^[aeiou]/.test(type) ? "an" : "a"} ${type}`))
    .join(" or ");
}
