import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Project } from "../../../src/schema/project/project.ts";
import { documentsOf } from "../catalogue/documents-of.ts";
import { Refusal } from "../../platform/errors.ts";
import type { Authenticate } from "../../access/authenticate.ts";
import type { PermissionTree } from "../../access/permission-tree.ts";
import { contentSecurityPolicy } from "../../platform/http/security-headers.ts";
import { assertReader } from "./assert-reader.ts";
import { bundleDocument } from "./bundle-document.ts";
import { readCodeTables } from "./code-tables.ts";
import { type Area, areaPage, indexPage } from "./docs-page.ts";
import { type ApiDocument, presentDocument } from "./present-document.ts";

export interface ApiDocsOptions {
  readonly project: Project;
  readonly permissions: PermissionTree;
  /** Lets in only who is signed in; absent: everybody reads them. */
  readonly authenticate?: Authenticate | undefined;
}

/** The catalogue to read in a browser, at `/api-docs`. Nothing is prepared before the first request. */
export function apiDocsRoutes(app: FastifyInstance, options: ApiDocsOptions): void {
  const { project, permissions, authenticate } = options;
  if (authenticate)
    app.addHook("onRequest", async (request, reply) => await assertReader(request, reply, authenticate));
  const areas = [...documentsOf(project)]
    .map(([file, document]): Area => ({
      name: basename(file, ".json"),
      file,
      document: document as ApiDocument,
    }))
    .filter(({ document }) => Object.keys(document.paths ?? {}).length > 0);
  const areaOf = (params: unknown): Area => {
    const { area } = params as { readonly area: string };
    const match = areas.find(({ name }) => name === area);
    if (!match) throw new Refusal("unknownPath");
    return match;
  };
  const presented = new Map<string, object>();
  const present = (area: Area): object => {
    const bundled = bundleDocument(project.files, area.file);
    return presentDocument(bundled, permissions, readCodeTables(project));
  };

  const sendPage = (reply: FastifyReply, page: string) =>
    reply.type(HTML).header("content-security-policy", VIEWER_POLICY).send(page);

  app.get("/api-docs", (_request, reply) => sendPage(reply, indexPage(areas)));

  app.get("/api-docs/:area", (request, reply) => sendPage(reply, areaPage(areas, areaOf(request.params))));

  app.get("/api-docs/:area/openapi.json", (request, reply) => {
    const area = areaOf(request.params);
    const document = presented.get(area.name) ?? present(area);
    presented.set(area.name, document);
    return reply.header("cache-control", "no-cache").send(document);
  });

  app.get("/api-docs/viewer/:file", async (request, reply) => {
    const { file } = request.params as { readonly file: string };
    const viewerFile = VIEWER_FILES.get(file);
    if (!viewerFile) throw new Refusal("unknownPath");
    return await reply
      .type(viewerFile.type)
      .header("cache-control", viewerFile.cache)
      .send(await readFile(viewerFile.place));
  });
}

const HTML = "text/html; charset=utf-8";

/** Swagger UI draws the descriptions of the catalogue as HTML, which it has cleaned itself. */
const VIEWER_POLICY = contentSecurityPolicy({ htmlFromTexts: true });

const SCRIPT = "text/javascript; charset=utf-8";
const STYLES = "text/css; charset=utf-8";

interface ViewerFile {
  readonly type: string;
  readonly place: string | URL;
  readonly cache: string;
}

const require = createRequire(import.meta.url);
const library = (type: string, place: string): [string, ViewerFile] => [
  basename(place),
  { type, place, cache: "max-age=86400" },
];
const ownFile = (type: string, file: string): [string, ViewerFile] => [
  file,
  { type, place: new URL(file, import.meta.url), cache: "no-cache" },
];

const VIEWER_FILES: ReadonlyMap<string, ViewerFile> = new Map([
  library(SCRIPT, require.resolve("swagger-ui-dist/swagger-ui-bundle.js")),
  library(STYLES, require.resolve("swagger-ui-dist/swagger-ui.css")),
  ownFile(SCRIPT, "start-viewer.js"),
  ownFile(STYLES, "docs-page.css"),
]);
