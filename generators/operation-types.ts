import { compile } from "json-schema-to-typescript";
import { groupRows } from "../src/domain/group-rows.ts";
import type { Project } from "../src/schema/project/project.ts";
import { type CatalogueSchema, operationSchema } from "./operation-schema.ts";
import { type Declaration, splitDeclarations } from "./split-declarations.ts";

/** The object that holds all others together, for the compiler alone. */
const ROOT = "Areas";

/**
 * TypeScript text with an interface `Operations`: by its id, what each operation of the catalogue takes and
 * what a caller gets from it. Not laid out for readers: it is ready several times sooner.
 */
export async function emitOperationTypes(project: Project): Promise<string> {
  const catalogue = operationSchema(project);
  return `${await compileTypes(catalogue, { format: false })}\n${unite(catalogue)}\n`;
}

/**
 * The same for readers, a file for each area: name of the file → text. `index.ts` has `Operations`, and in `Records`
 * the kinds of record that are stored.
 */
export async function emitTypesByArea(project: Project): Promise<ReadonlyMap<string, string>> {
  const catalogue = operationSchema(project);
  const { areas, records } = catalogue;
  const types = await compileTypes(catalogue, { format: true });
  const declarations = splitDeclarations(types).filter(({ name }) => name !== ROOT);
  const byArea = groupRows(declarations, ({ name }) => areas.get(name) ?? name);
  const files = [...byArea].map(([area, areaDeclarations]) => {
    const imports = importsOf(areaDeclarations, areas);
    return [`${area}.ts`, `${imports}${areaDeclarations.map(({ text }) => text).join("\n\n")}\n`] as const;
  });
  const members = [...records].map(([record, type]) => `  ${record}: ${type};`);
  const united = [unite(catalogue), `export interface Records {\n${members.join("\n")}\n}`].map((text) => ({
    name: "",
    text,
  }));
  const index = `${importsOf(united, areas)}${united.map(({ text }) => text).join("\n\n")}\n`;
  return new Map([...files, ["index.ts", index]]);
}

async function compileTypes({ schema }: CatalogueSchema, { format }: { format: boolean }): Promise<string> {
  return await compile(schema, ROOT, { bannerComment: "", format, style: { printWidth: 110 } });
}

function unite({ operationNames }: CatalogueSchema): string {
  if (operationNames.length === 0) return "export interface Operations {}";
  return `export interface Operations extends ${operationNames.join(", ")} {}`;
}

/** Imports of what the declarations name and other files declare. */
function importsOf(declarations: readonly Declaration[], areas: ReadonlyMap<string, string>): string {
  const declared = new Set(declarations.map(({ name }) => name));
  const words = new Set(
    declarations.flatMap(({ text }) => text.replaceAll(/\/\*[^]*?\*\//g, "").match(/\w+/g) ?? []),
  );
  const foreign = [...areas].filter(([name]) => words.has(name) && !declared.has(name));
  const byArea = groupRows(foreign, ([, area]) => area);
  const lines = [...byArea].map(
    ([area, names]) => `import type { ${names.map(([name]) => name).join(", ")} } from "./${area}.ts";\n`,
  );
  return lines.length === 0 ? "" : `${lines.join("")}\n`;
}
