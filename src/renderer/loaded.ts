/** Something that comes from the server. */
export type Loaded<Value> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "ready"; readonly value: Value };
