type StepArgs = { readonly [key: string]: unknown };

/** A text argument; numbers become text, anything else is a mistake in the screen. */
export function readText(args: StepArgs, key: string): string {
  const value = args[key];
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") throw new Error(`"${key}" must be a text`);
  return value;
}

/** An object argument; absent means empty. */
export function readParams(args: StepArgs, key: string): Record<string, unknown> {
  const value = args[key];
  if (value === undefined) return {};
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`"${key}" must be an object`);
  return { ...value };
}
