import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type * as languageService from "vscode-json-languageservice";
import { emitEditorNames } from "../../generators/editor/editor-names.ts";
import { contracts } from "../../src/contracts.ts";
import type { Project } from "../../src/schema/project/project.ts";

// Node does not find these names by import: the package's module is CommonJS that passes them on.
const { ClientCapabilities, getLanguageService, TextDocument } = createRequire(import.meta.url)(
  "vscode-json-languageservice",
) as typeof languageService;

const ROOT = path.resolve(import.meta.dirname, "../..");
const NAMES = pathToFileURL(path.join(ROOT, ".cache/editor/names.schema.json")).href;

export interface Completion {
  readonly label: string;
  readonly detail: string;
  readonly text: string;
  readonly inserts: string;
}

/** VS Code's completions and errors for files that name their grammar by `$schema`. A `|` in a text is the cursor. */
export interface Editor {
  readonly complete: (file: string, text: string) => Promise<readonly Completion[]>;
  /** As one text, without Markdown's escapes. */
  readonly hover: (file: string, text: string) => Promise<string>;
  readonly problems: (file: string, text: string) => Promise<readonly string[]>;
}

/** VS Code's own JSON engine over the grammar of this repository and the names of the project. */
export function openEditor(project: Project): Editor {
  const names = emitEditorNames(project, contracts);
  const service = getLanguageService({
    clientCapabilities: ClientCapabilities.LATEST,
    schemaRequestService: (uri) =>
      uri === NAMES ? Promise.resolve(names) : readFile(fileURLToPath(uri), "utf8"),
    workspaceContext: {
      resolveRelativePath: (relative, resource) => new URL(relative, resource).href,
    },
  });
  service.configure({ schemas: associations() });
  const open = (file: string, marked: string) => {
    const offset = marked.indexOf("|");
    const text = offset < 0 ? marked : marked.slice(0, offset) + marked.slice(offset + 1);
    const document = TextDocument.create(pathToFileURL(path.join(ROOT, file)).href, "json", 1, text);
    return { document, position: document.positionAt(offset), json: service.parseJSONDocument(document) };
  };
  return {
    complete: async (file, text) => {
      const { document, position, json } = open(file, text);
      const list = await service.doComplete(document, position, json);
      return (list?.items ?? []).map(completion);
    },
    hover: async (file, text) => {
      const { document, position, json } = open(file, text);
      const hover = await service.doHover(document, position, json);
      return [hover?.contents ?? []].flat().map(textOf).join("\n").replaceAll(/\\(.)/g, "$1");
    },
    problems: async (file, text) => {
      const { document, json } = open(file, text);
      const problems = await service.doValidation(document, json, { schemaRequest: "error" });
      return problems.map(({ message, range }) => `${file}:${range.start.line + 1} ${textOf(message)}`);
    },
  };
}

/** The grammars of files that name none, as VS Code takes them from its settings. */
function associations(): languageService.SchemaConfiguration[] {
  const settings = readFileSync(path.join(ROOT, ".vscode/settings.json"), "utf8");
  const { "json.schemas": schemas } = JSON.parse(settings) as {
    "json.schemas": readonly { readonly fileMatch: string[]; readonly url: string }[];
  };
  return schemas.map(({ fileMatch, url }) => ({ fileMatch, uri: pathToFileURL(path.join(ROOT, url)).href }));
}

function completion({
  label,
  detail = "",
  documentation = "",
  textEdit,
}: languageService.CompletionItem): Completion {
  const inserts = textEdit?.newText ?? "";
  return { label: label.replaceAll('"', ""), detail, text: textOf(documentation), inserts };
}

function textOf(content: string | languageService.MarkupContent | { value: string }): string {
  return typeof content === "string" ? content : content.value;
}
