import { LANGUAGE_VERSION } from "../src/schema/project/language-version.ts";
import path from "node:path/posix";
import type { JsonSchema } from "../src/schema/project/json-schema.ts";
import type { Operation } from "../src/schema/project/operation.ts";
import type { Project } from "../src/schema/project/project.ts";
import { filtersFor } from "./new-filters.ts";
import { noSuchName } from "./no-such-name.ts";
import { type FreeRoute, freeRoute, type RouteOptions } from "./route-to-screen.ts";
import { isKey, shownNames } from "./shown-names.ts";

/** The most columns and filters of a new screen; its author chooses the rest. */
const COLUMNS = 8;
const FILTERS = 6;

/**
 * A first screen for a route, made of the catalogue's description of one call: a list where the call gives rows,
 * else a record as a page. The route is planned, or begun with a title.
 * Gives the changed files, path → text; throws an Error that says what to mend.
 */
export function newScreen(
  project: Project,
  routePath: string,
  call: string,
  options: RouteOptions = {},
): ReadonlyMap<string, string> {
  const operation = project.operations.get(call);
  const route = freeRoute(project, routePath, options, operation?.permission.find(isCode));
  if (!operation) throw noSuchName("call", call, "schemas/api", project.operations.keys());
  if (operation.effect !== "read")
    throw new Error(`"${call}" writes; a screen begins with a call that reads`);
  const id = screenId(routePath);
  if (project.screens.has(id)) throw new Error(`there is a screen "${id}" already`);
  const [area = "", ...name] = id.split(".");
  const file = `schemas/screens/${area}/${name.join("-")}.json`;
  return new Map([
    [file, `${JSON.stringify(screenOf(operation, route, id, file), null, 2)}\n`],
    route.leadTo(id),
  ]);
}

function screenOf(operation: Operation, route: FreeRoute, id: string, file: string): object {
  const kind = operation.row ? "list" : "page";
  const permission = [route.permission, ...operation.permission].find(isCode);
  return {
    $schema: path.relative(path.dirname(file), `schemas/meta/${kind}.schema.json`),
    version: LANGUAGE_VERSION,
    id,
    kind,
    title: route.title,
    ...(permission !== undefined && { permission }),
    ...(operation.row ? listOf(operation, operation.row) : recordOf(operation)),
  };
}

function listOf(operation: Operation, row: JsonSchema): object {
  const { paging, sort, request } = operation;
  const filters = filtersFor(request, paging, sort);
  const names = Object.keys(row.properties ?? {});
  const key = names.find(isKey) ?? names[0];
  return {
    ...inputsOf(operation),
    source: { call: operation.id, ...paramsOf(operation) },
    ...(key !== undefined && key !== "id" && { rowKey: key }),
    ...(filters.length > 0 && { filters: filters.slice(0, FILTERS) }),
    columns: shownNames(row).slice(0, COLUMNS),
  };
}

function recordOf(operation: Operation): object {
  const fields = shownNames(operation.result);
  if (fields.length === 0)
    throw new Error(`"${operation.id}" gives nothing that a first screen could show: write it by hand`);
  return {
    ...inputsOf(operation),
    record: { call: operation.id, ...paramsOf(operation) },
    sections: [{ id: "base", title: "基本信息", across: 3, fields }],
  };
}

/** The inputs of the screen: required parameters of the call that the list itself does not set. */
function inputsOf(operation: Operation): { inputs?: object } {
  const inputs = givenParameters(operation).map((name) => [name, { of: operation.id }] as const);
  return inputs.length > 0 ? { inputs: Object.fromEntries(inputs) } : {};
}

function paramsOf(operation: Operation): { params?: object } {
  const params = givenParameters(operation).map((name) => [name, `{{ given.${name} }}`] as const);
  return params.length > 0 ? { params: Object.fromEntries(params) } : {};
}

function givenParameters({ request, paging }: Operation): readonly string[] {
  return (request.required ?? []).filter((name) => name !== paging?.page && name !== paging?.size);
}

function isCode(permission: unknown): permission is string {
  return typeof permission === "string" && permission !== "signed-in" && permission !== "public";
}

/** `/basicSetting/auth/depart-staff` → `basic-setting.auth-depart-staff`. */
export function screenId(routePath: string): string {
  const words = routePath.replaceAll(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();
  const [area = "", ...name] = words.split("/").filter(Boolean);
  return `${area}.${name.join("-") || "index"}`;
}
