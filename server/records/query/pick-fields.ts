/** The object with these of its properties alone. */
export function pickFields<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> {
  const picked: Partial<From> = {};
  for (const name of names) picked[name] = from[name];
  return picked as Pick<From, Name>;
}
