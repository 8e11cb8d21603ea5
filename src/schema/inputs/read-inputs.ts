import { asText } from "../project/as-object.ts";
import type { JsonSchema } from "../project/json-schema.ts";
import { asObject, type Project } from "../project/project.ts";

/** A value that a screen, a dialog or a block is given, as it is declared. */
export interface Input {
  readonly name: string;
  /** Undefined when it is declared by a parameter that does not exist. */
  readonly schema: JsonSchema | undefined;
  readonly title: string | undefined;
  readonly isOptional: boolean;
  /** TypeScript; the names are those of the type check's own beginning. */
  readonly type: string;
}

const TYPES: Readonly<Record<string, string>> = {
  integer: "number",
  number: "number",
  string: "string",
  boolean: "boolean",
  array: "readonly any[]",
  object: "Readonly<Record<string, any>>",
};

/** The declared `inputs` of a screen, a dialog or a block; what the grammar refuses has the type `any`. */
export function readInputs(inputs: unknown, project: Project): readonly Input[] {
  return Object.entries(asObject(inputs)).map(([name, written]) =>
    readInput(name, asObject(written), project),
  );
}

function readInput(name: string, written: Readonly<Record<string, unknown>>, project: Project): Input {
  const isOptional = written.optional === true;
  const title = asText(written.title);
  const operation = asText(written.of);
  if (operation === undefined) {
    const type = asText(written.type) ?? "";
    return { name, schema: { type }, title, isOptional, type: TYPES[type] ?? "any" };
  }
  const parameter = asText(written.parameter) ?? name;
  const schema = project.operations.get(operation)?.request.properties?.[parameter];
  return {
    name,
    schema,
    title: title ?? schema?.title,
    isOptional,
    type: `NonNullable<Param<${JSON.stringify(operation)}, ${JSON.stringify(parameter)}>>`,
  };
}

/** TypeScript for `given` where these are declared. */
export function typeOfInputs(inputs: readonly Input[]): string {
  const members = inputs.map(
    ({ name, isOptional, type }) =>
      `readonly ${JSON.stringify(name)}${isOptional ? `?: ${type} | null` : `: ${type}`}`,
  );
  return `{ ${members.join("; ")} }`;
}
