import type { SchemaFile } from "../../../src/schema/project/schema-file.ts";
import { joinPointer } from "../../../src/schema/project/schema-file.ts";
import { METHODS } from "../../../src/schema/project/short-form/short-words.ts";
import type { CatalogueFault } from "./catalogue-fault.ts";
import { asJson } from "./find-operation-faults.ts";

/** Operations of an area in the short form that OpenAPI has no place for: without an address, or with one that is taken. */
export function* findAreaFaults({ path: file, written }: SchemaFile): Generator<CatalogueFault> {
  const addresses = new Map<string, string>();
  for (const [id, value] of Object.entries(asJson(asJson(written?.value)["operations"]))) {
    const operation = asJson(value);
    const methods = METHODS.filter((method) => operation[method] !== undefined);
    const [method] = methods;
    // Only a fault needs its place, for which the whole text is read again.
    const fault = (reason: string) => {
      const at = written?.locate(joinPointer("/operations", id), "key");
      return { file, steps: [], ...(at && { at }), reason };
    };
    if (method === undefined || methods.length > 1 || typeof operation[method] !== "string") {
      yield fault(`接口“${id}”应有一个请求方法及其路径`);
      continue;
    }
    const address = `${method.toUpperCase()} ${operation[method]}`;
    const first = addresses.get(address);
    if (first !== undefined) yield fault(`请求地址“${address}”重复，接口“${first}”已使用`);
    addresses.set(address, first ?? id);
  }
}
