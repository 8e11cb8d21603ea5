import { resolveReference } from "../../../src/schema/project/follow-references.ts";
import type { Project } from "../../../src/schema/project/project.ts";
import type { CatalogueFault } from "./catalogue-fault.ts";
import { findAreaFaults } from "./find-area-faults.ts";
import { asJson, findOperationFaults, isJson, isText } from "./find-operation-faults.ts";

const FOLDER = "schemas/api/";
/** The server is made of these; screens it only looks into. */
const SERVED = /^schemas\/(?:api|enums|permissions|routes)\//;
const START = { line: 1, column: 1 };
const METHODS = ["get", "post", "put", "delete", "patch"];

/** Faults that keep the server from working with the documents of the catalogue. `npm run check` finds more; this is looked for at each start. */
export function findCatalogueFaults(project: Project): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  const operationIds = new Map<string, string>();
  const addresses = new Map<string, string>();
  for (const [file, source] of project.files) {
    if (!SERVED.test(file)) continue;
    if (!source.isJson) {
      const [at = START] = source.problems;
      faults.push({ file, steps: [], at, reason: "不是有效的 JSON，请检查此处的语法" });
      continue;
    }
    if (!file.startsWith(FOLDER)) continue;
    const document = source.value;
    const { paths, servers } = asJson(document);
    if (!isJson(paths)) {
      faults.push({ file, steps: [], reason: "缺少 paths，不是 OpenAPI 文档" });
      continue;
    }
    faults.push(...findAreaFaults(source), ...findNameFaults(file, document, project));
    for (const [path, item] of Object.entries(paths)) {
      for (const method of METHODS) {
        const operation = asJson(item)[method];
        if (operation === undefined) continue;
        const steps = ["paths", path, method];
        if (!isJson(operation)) {
          faults.push({ file, steps, reason: "接口应为对象" });
          continue;
        }
        if (operation["x-planned"] !== true)
          faults.push(...findOperationFaults(file, steps, operation, project));
        const base = baseOf(operation["servers"] ?? asJson(item)["servers"] ?? servers);
        const address = `${method.toUpperCase()} ${base}${path}`.replaceAll(/\{[^}]*\}/g, "{}");
        const id = operation["operationId"];
        for (const [seen, key, what] of [
          [operationIds, isText(id) ? id : undefined, "operationId"],
          [addresses, address, "请求地址"],
        ] as const) {
          if (key === undefined) continue;
          const first = seen.get(key);
          if (first === undefined) seen.set(key, file);
          else faults.push({ file, steps, reason: `${what}“${key}”重复，${first} 中已有` });
        }
      }
    }
  }
  return faults;
}

function baseOf(servers: unknown): string {
  const url = Array.isArray(servers) ? asJson(servers[0])["url"] : undefined;
  return isText(url) ? url : "";
}

/** References and code tables that lead nowhere. */
function findNameFaults(file: string, document: unknown, { files, enums }: Project): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  const steps: (string | number)[] = [];
  const leading = new Map<string, boolean>();
  const leads = (reference: string) => {
    const known = leading.get(reference) ?? resolveReference(files, file, reference).value !== undefined;
    leading.set(reference, known);
    return known;
  };
  const look = (key: string, value: unknown) => {
    if (key === "$ref" && isText(value) && !leads(value)) {
      faults.push({ file, steps: [...steps], reason: `引用“${value}”指向的内容不存在` });
    }
    if (key === "x-enum" && isText(value) && !enums.has(value)) {
      faults.push({ file, steps: [...steps], reason: `代码表“${value}”不存在` });
    }
    walk(value);
  };
  const walk = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      steps.push(key);
      look(key, value);
      steps.pop();
    }
  };
  walk(document);
  return faults;
}
