import type { FieldEnvironment } from "../../fields/field-view.ts";
import type { Client } from "../../request/client-contract.ts";

/** Reads files as the user who is signed in, under the server's own names. */
export function readWith({ download }: Pick<Client, "download">): FieldEnvironment["readFile"] {
  return async (address) => {
    const { blob, name } = await download(address, { silent: true });
    return new File([blob], name ?? "", { type: blob.type });
  };
}
