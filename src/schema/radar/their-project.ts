import { asObject } from "../project/as-object.ts";
import type { JsonSchema } from "../project/json-schema.ts";
import { createProject, type Project } from "../project/project.ts";
import { pointerSegments } from "../project/schema-file.ts";
import type { Operation } from "../project/operation.ts";
import type { Pair } from "./difference.ts";
import { wholeSchema } from "./whole-schema.ts";

type Value = Record<string, unknown>;

/**
 * Extensions for the kind of a field or the purpose of a parameter, which do not change its type: ours, where the
 * other side has none.
 */
const OUR_WORDS = ["title", "format", "x-enum", "x-state", "x-names", "x-filter", "x-can"] as const;

/**
 * Our project with the other side's requests and answers in place of ours, so that the checks of the screens say what
 * breaks. Extensions, titles and kinds stay ours; so do the operations that are the same on both sides.
 */
export function theirProject(ours: Project, changed: readonly Pair[], gone: readonly Operation[]): Project {
  const documents = new Map<string, Value>();
  const documentOf = ({ file }: Operation): Value => {
    const known = documents.get(file) ?? (structuredClone(ours.files.get(file)?.value ?? {}) as Value);
    documents.set(file, known);
    return known;
  };
  for (const operation of gone) {
    const { item, method } = placeOf(documentOf(operation), operation);
    delete item[method];
  }
  for (const pair of changed) {
    const { item, method } = placeOf(documentOf(pair.ours), pair.ours);
    item[method] = withTheirs(asObject(item[method]), pair);
  }
  const texts = [...ours.files.values()].map(({ path, text }): [string, string] => [path, text]);
  const written = [...documents].map(([path, value]): [string, string] => [path, JSON.stringify(value)]);
  return createProject(new Map([...texts, ...written]), ours);
}

function placeOf(document: Value, { pointer }: Operation): { readonly item: Value; readonly method: string } {
  const [, path = "", method = ""] = pointerSegments(pointer);
  return { item: asObject(asObject(document.paths)[path]), method };
}

function withTheirs(operation: Readonly<Value>, { ours, theirs }: Pair): Value {
  const { parameters: _parameters, requestBody: _requestBody, ...kept } = operation;
  const request = withOurWords(wholeSchema(theirs.request), wholeSchema(ours.request));
  const placed = new Map(theirs.parameters.map((parameter) => [parameter.name, parameter.in]));
  const all = Object.entries(request.properties ?? {});
  const parameters = all
    .filter(([name]) => placed.has(name))
    .map(([name, schema]) => ({
      name,
      in: placed.get(name),
      required: request.required?.includes(name) === true,
      schema,
    }));
  const body = {
    ...request,
    properties: Object.fromEntries(all.filter(([name]) => !placed.has(name))),
    required: (request.required ?? []).filter((name) => !placed.has(name)),
  };
  const media = theirs.body === "multipart" ? "multipart/form-data" : "application/json";
  const result = withOurWords(wholeSchema(theirs.result), wholeSchema(ours.result));
  return {
    ...kept,
    ...(parameters.length > 0 && { parameters }),
    ...(theirs.body !== "none" && { requestBody: { content: { [media]: { schema: body } } } }),
    responses: { "200": theirs.answer === "file" ? FILE : envelope(result) },
  };
}

const FILE = {
  description: "成功",
  content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
};

function envelope(result: JsonSchema): object {
  const schema = {
    type: "object",
    required: ["code", "message", "result"],
    properties: { code: { type: "string" }, message: { type: ["string", "null"] }, result },
    additionalProperties: false,
  };
  return { description: "成功", content: { "application/json": { schema } } };
}

function withOurWords(theirs: JsonSchema, ours: JsonSchema | undefined): JsonSchema {
  const words = OUR_WORDS.filter((key) => ours?.[key] !== undefined && theirs[key] === undefined);
  const isObject = theirs.properties !== undefined;
  return {
    ...theirs,
    ...Object.fromEntries(words.map((key) => [key, ours?.[key]])),
    ...(isObject && { additionalProperties: false, required: theirs.required ?? ours?.required ?? [] }),
    ...(theirs.properties && {
      properties: Object.fromEntries(
        Object.entries(theirs.properties).map(([name, part]) => [
          name,
          withOurWords(part, ours?.properties?.[name]),
        ]),
      ),
    }),
    ...(theirs.items && { items: withOurWords(theirs.items, ours?.items) }),
  };
}
