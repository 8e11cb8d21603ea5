import type { FirmContext } from "../../../contracts/firm-context.ts";

/** The text shown in the place of a password, and sent back by who leaves it as it is. */
const HIDDEN = "******";

/** The name under which a password is sealed: by the company of a bureau's account, by the phone of a person's. */
export function passwordOwner(record: "bureauAccount" | "personTaxAccount", key: number | string): string {
  return `${record} ${key}`;
}

/** A password as it was typed; undefined: none was, the one that is kept counts. */
export function typedPassword(password: string | null | undefined): string | undefined {
  return password === null || password === undefined || password === "" || password === HIDDEN
    ? undefined
    : password;
}

/** The field of a record that keeps a typed password; nothing where none was typed. */
export function keptPassword<Field extends string>(
  field: Field,
  password: string | null | undefined,
  owner: string,
  { secrets }: FirmContext,
): { readonly [Name in Field]?: string | null } {
  const typed = typedPassword(password);
  if (typed === undefined) return {};
  return { [field]: secrets.seal(typed, owner) } as { [Name in Field]?: string | null };
}

export function hiddenPassword(sealed: unknown): string | null {
  return typeof sealed === "string" && sealed !== "" ? HIDDEN : null;
}
