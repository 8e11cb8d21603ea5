import { readFileSync } from "node:fs";

/** A foreign JSON document. Throws an Error in Chinese that says what is wrong with the file. */
export function readForeignDocument(file: string): Readonly<Record<string, unknown>> {
  const value = parse(readText(file), file);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`${file} 不是 OpenAPI 文档`);
  return value as Readonly<Record<string, unknown>>;
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`读不到文件 ${file}`, { cause: error });
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new Error(`${file} 不是 JSON；YAML 文档请先转成 JSON`, { cause: error });
  }
}
