import { writeAddress } from "../../actions/navigate/write-address.ts";
import { compileTemplate } from "../../expression/template.ts";
import type { Scope } from "../host.ts";
import type { Trail } from "./trail.ts";

/** The address that the arguments of a trail lead to, for whoever sees these names. */
export function addressOf(to: Trail["to"], scope: Scope): string {
  return writeAddress(compileTemplate(to)(scope) as { readonly [argument: string]: unknown });
}
