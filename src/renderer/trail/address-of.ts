import { writeAddress } from "../../actions/navigate/write-address.ts";
import { compileTemplate } from "../../expression/template.ts";
import type { Scope } from "../host.ts";
import type { Reached, Trail } from "./trail.ts";

/** The address that the arguments of a trail lead to, with the names of this scope. */
export function addressOf(to: Trail["to"], scope: Scope): string {
  return writeAddress(compileTemplate(to)(scope) as { readonly [argument: string]: unknown });
}

/** The address of the page that was reached, with those parameters of this one's that it takes over. */
export function addressReached({ to, kept }: Reached, search: string): string {
  const here = new URLSearchParams(search);
  const address = new URL(writeAddress(to), "http://app");
  for (const name of kept) {
    const value = here.get(name);
    if (value !== null && !address.searchParams.has(name)) address.searchParams.set(name, value);
  }
  return address.pathname + address.search;
}
