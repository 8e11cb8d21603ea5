/** Methods of an array that take an arrow function. */
export const eachMethods = ["some", "every", "map", "filter", "find"] as const;
export type EachMethod = (typeof eachMethods)[number];

/** The other methods of arrays and texts. Nothing else can be called on a value. */
export const arrayMethods = ["includes", "join", "at", "slice"] as const;
export type ArrayMethod = (typeof arrayMethods)[number];

export const textMethods = [
  "includes",
  "startsWith",
  "endsWith",
  "slice",
  "trim",
  "toUpperCase",
  "toLowerCase",
  "padStart",
  "split",
] as const;
export type TextMethod = (typeof textMethods)[number];

export type Method = ArrayMethod | TextMethod;

export function isEachMethod(name: string): name is EachMethod {
  return (eachMethods as readonly string[]).includes(name);
}

export function isArrayMethod(name: string): name is ArrayMethod {
  return (arrayMethods as readonly string[]).includes(name);
}

export function isTextMethod(name: string): name is TextMethod {
  return (textMethods as readonly string[]).includes(name);
}
