import { type Schema, typesOf } from "./contract-operation.ts";
import { type Samples, sampleValue, targetOf } from "./sample-value.ts";

const MOST = 12;

/** Values that the schema allows and that are not `held`, the likeliest first. */
export async function changedValues(
  name: string,
  schema: Schema,
  held: unknown,
  samples: Samples,
): Promise<readonly unknown[]> {
  const candidates = await candidatesOf(name, schema, samples);
  const none = typesOf(schema).includes("null") ? [null] : [];
  return [...candidates, ...none]
    .filter((candidate) => candidate !== undefined && JSON.stringify(candidate) !== JSON.stringify(held))
    .slice(0, MOST);
}

async function candidatesOf(name: string, schema: Schema, samples: Samples): Promise<readonly unknown[]> {
  const target = targetOf(name, schema);
  const isList = typesOf(schema).includes("array");
  if (target !== undefined) {
    const ids = (await samples.idsOf(target)).slice(0, 3);
    return isList ? ids.map((id) => [id]) : ids;
  }
  const coded = Object.entries(schema.items?.properties ?? {})
    .filter(([, part]) => part["x-enum"] !== undefined)
    .toSorted(([a], [b]) => Number(isRequired(schema, b)) - Number(isRequired(schema, a)))[0];
  if (isList && coded) return await entriesWith(coded[0], schema, samples);
  const made = await sampleValue(schema, samples, name);
  if (schema["x-enum"] !== undefined && !isList) return samples.tables.get(schema["x-enum"]) ?? [];
  if (schema.enum) return schema.enum;
  if (typeof made === "boolean") return [true, false];
  if (typeof made === "number") {
    const { minimum = 0, maximum = 1000 } = schema;
    return [made, minimum + 1, minimum + 2, maximum].filter(
      (candidate) => candidate >= minimum && candidate <= maximum,
    );
  }
  return [made, await sampleValue({ ...schema, example: undefined }, samples, name)];
}

/** Lists of one entry, another for each code that one of its properties may have. */
async function entriesWith(name: string, schema: Schema, samples: Samples): Promise<readonly unknown[]> {
  const codes = samples.tables.get(schema.items?.properties?.[name]?.["x-enum"] ?? "") ?? [];
  const lists: unknown[] = [];
  for (const code of codes) {
    const [entry] = (await sampleValue(schema, samples)) as readonly object[];
    lists.push([{ ...entry, [name]: code }]);
  }
  return lists;
}

function isRequired({ items }: Schema, name: string): boolean {
  return items?.required?.includes(name) === true;
}
