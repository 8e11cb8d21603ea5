import { asList, asObject, asText } from "./as-object.ts";
import type { CountUse, CountedGroup, CountedNumber } from "./record-type.ts";

/** The `x-counts` of a statistic; incomplete entries are left out, and the check reports them. */
export function readCounts(value: unknown): CountUse[] {
  return asList(value).flatMap((written) => {
    const { list, numbers, groups } = asObject(written);
    if (typeof list !== "string") return [];
    return [
      {
        list,
        numbers: Object.entries(asObject(numbers)).map(([name, number]) =>
          readNumber(name, asObject(number)),
        ),
        groups: Object.entries(asObject(groups)).flatMap(([name, group]) => readGroup(name, asObject(group))),
      },
    ];
  });
}

type Raw = Readonly<Record<string, unknown>>;

function readNumber(name: string, { where, sum, distinct }: Raw): CountedNumber {
  return {
    name,
    where: asObject(where) as CountedNumber["where"],
    sum: asText(sum),
    distinct: asText(distinct),
  };
}

function readGroup(name: string, { by, key, count, label }: Raw): CountedGroup[] {
  if (typeof by !== "string" || typeof key !== "string" || typeof count !== "string") return [];
  return [{ name, by, key, count, label: asText(label) }];
}
