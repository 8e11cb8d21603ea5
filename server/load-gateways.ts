import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Gateways } from "./gateways/gateways.ts";
import { UNCONNECTED } from "./gateways/unconnected-gateways.ts";

/**
 * The gateways of an installation: those that the module exports as `gateways`, the others unconnected. Throws an Error
 * in Chinese, for the person who starts the server.
 */
export async function loadGateways(file: string): Promise<Gateways> {
  const exported = (await import(pathToFileURL(path.resolve(file)).href)) as { readonly gateways?: unknown };
  const { gateways } = exported;
  if (typeof gateways !== "object" || gateways === null)
    throw new Error(`GATEWAYS 指定的模块 ${file} 没有导出 gateways`);
  for (const [name, gateway] of Object.entries(gateways)) checkGateway(file, name, gateway);
  return { ...UNCONNECTED, ...gateways };
}

function checkGateway(file: string, name: string, gateway: unknown): void {
  if (!isGateway(name)) {
    const names = Object.keys(UNCONNECTED).join("、");
    throw new Error(`${file} 导出的接入方“${name}”不存在，应为：${names}`);
  }
  const given = (gateway ?? {}) as Readonly<Record<string, unknown>>;
  const missing = Object.keys(UNCONNECTED[name]).filter((method) => typeof given[method] !== "function");
  if (missing.length > 0) throw new Error(`${file} 导出的 ${name} 缺少：${missing.join("、")}`);
}

function isGateway(name: string): name is keyof Gateways {
  return Object.hasOwn(UNCONNECTED, name);
}
