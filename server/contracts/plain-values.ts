/** The same shape, read only, with plain numbers and texts where the catalogue has a code table: as columns keep them. */
export type PlainValues<Value> = Value extends number
  ? number
  : Value extends string
    ? string
    : Value extends readonly (infer Item)[]
      ? readonly PlainValues<Item>[]
      : Value extends object
        ? { readonly [Name in keyof Value]: PlainValues<Value[Name]> }
        : Value;
