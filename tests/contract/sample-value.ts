import { type Schema, typesOf } from "./contract-operation.ts";
import { sampleFile } from "./sample-file.ts";
import { soundIdentityNumber, soundTaxNumber } from "./sound-numbers.ts";

/** Sample values for references and coded values. */
export interface Samples {
  readonly idsOf: (target: string) => Promise<readonly (string | number)[]>;
  readonly tables: ReadonlyMap<string, readonly (string | number)[]>;
}

/** The kind that a parameter of this name refers to where the catalogue leaves the check to the operation. */
const BY_NAME: Readonly<Record<string, string>> = {
  companyId: "company",
  companyIdList: "company",
  qyid: "company",
  qyId: "company",
  userId: "staff",
  userIds: "staff",
  userIdList: "staff",
  deptId: "department",
  parentId: "department",
  roleId: "role",
  roleIds: "role",
  gsid: "firm",
  tenantId: "firm",
};

/** Periods that the demonstration has: the year and the month before its clock's. */
const PERIOD: readonly (readonly [names: RegExp, value: number])[] = [
  [/^(kjnd|gxnd|year)$/, 2026],
  [/^(kjqj|gxyf|month)$/, 10],
];

/** The kinds that the value, or each entry of it, refers to. */
export function targetOf(name: string, schema: Schema): string | undefined {
  const isNumber = typesOf(schema.items ?? schema).includes("integer");
  return schema["x-ref"] ?? schema.items?.["x-ref"] ?? (isNumber ? BY_NAME[name] : undefined);
}

/** True for versions, which only an answer contains. */
export function isVersion(name: string): boolean {
  return name === "rowVersion" || name === "rowVersionList";
}

let made = 0;

/** Texts of the forms that patterns of the catalogue require. */
const SHAPED = [
  () => `139${String(10_000_000 + made)}`,
  () => soundTaxNumber(made),
  () => soundIdentityNumber(made),
  () => `6222020200${String(100_000_000 + made)}`,
  () => `C${1000 + made}`,
  () => `Abc${100_000 + made}`,
  () => "2026-10",
  () => "USD",
  () => "1001",
  () => "310115",
  () => "a@example.com",
  () => "https://example.com/a",
];

/** A value that the schema allows, as a person might send it; another one at each call where it is a free text. */
export async function sampleValue(schema: Schema, samples: Samples, name = ""): Promise<unknown> {
  const target = targetOf(name, schema);
  if (target !== undefined && !typesOf(schema).includes("array"))
    return (await samples.idsOf(target))[0] ?? 1;
  // Given where not any value makes sense.
  if (schema.example !== undefined) return schema.example;
  if (schema.format === "binary") return sampleFile(schema["x-accept"]);
  const period = PERIOD.find(([names]) => names.test(name));
  if (period && typesOf(schema).includes("integer")) return period[1];
  const table = schema["x-enum"];
  if (table !== undefined && !typesOf(schema).includes("array")) return samples.tables.get(table)?.[0];
  if (schema.enum) return schema.enum[0];
  const type = typesOf(schema).find((candidate) => candidate !== "null");
  switch (type) {
    case "boolean":
      return true;
    case "integer":
    case "number":
      return schema.minimum !== undefined && schema.minimum > 1
        ? schema.minimum
        : Math.min(schema.maximum ?? 1, 1);
    case "array":
      return await sampleList(schema, samples, name);
    case "object":
      return await sampleObject(schema, samples);
    default:
      return sampleText(schema);
  }
}

async function sampleList(schema: Schema, samples: Samples, name: string): Promise<unknown[]> {
  const { items = {}, minItems = 1 } = schema;
  const target = targetOf(name, schema);
  if (target !== undefined) return (await samples.idsOf(target)).slice(0, Math.max(1, minItems));
  return await Promise.all(
    Array.from({ length: Math.max(1, minItems) }, async () => await sampleValue(items, samples)),
  );
}

/** All properties, not only those that are required. */
export async function sampleObject(
  { properties = {} }: Schema,
  samples: Samples,
): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = [];
  for (const [name, schema] of Object.entries(properties).filter(([key]) => !isVersion(key)))
    entries.push([name, await sampleValue(schema, samples, name)]);
  return Object.fromEntries(entries);
}

function sampleText(schema: Schema): string {
  made += 1;
  const { format, pattern, minLength = 0, maxLength = 1000 } = schema;
  if (format === "date") return "2026-10-15";
  if (format === "datetime") return "2026-10-15 10:00:00";
  if (format === "period") return "2026-10";
  if (pattern !== undefined || format === "phone") {
    const wanted = new RegExp(pattern ?? "^1", "u");
    const sample = SHAPED.map((shape) => shape()).find(
      (text) => wanted.test(text) && text.length >= minLength && text.length <= maxLength,
    );
    if (sample !== undefined) return sample;
  }
  const plain = `样例${made}`;
  const text = plain.length > maxLength ? String(made).slice(-maxLength) : plain;
  return text.padEnd(minLength, "样");
}
