import { isOwnAddress } from "./own-address.ts";
import { fileAddress } from "./file-address.ts";

/** A file that the server keeps. */
export interface Attachment {
  readonly fileKey?: string;
  readonly fileName: string;
  readonly fileUrl: string;
}

/** Files of a value: addresses, or objects with `fileUrl` and `fileName`, or `url` and `name`, or with a `fileKey` alone; one or several. Entries without an address are left out. */
export function readAttachments(value: unknown): readonly Attachment[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry): Attachment[] => {
    if (typeof entry === "string") return entry === "" ? [] : [{ fileUrl: entry, fileName: nameIn(entry) }];
    if (typeof entry !== "object" || entry === null) return [];
    const file = entry as { readonly [name: string]: unknown };
    const { fileKey, fileName = file.name } = file;
    const hasKey = typeof fileKey === "string" && fileKey !== "";
    const { fileUrl = file.url ?? (hasKey ? fileAddress(fileKey) : undefined) } = file;
    if (typeof fileUrl !== "string" || fileUrl === "") return [];
    const name = typeof fileName === "string" && fileName !== "" ? fileName : nameIn(fileUrl);
    return [{ ...(hasKey && { fileKey }), fileName: name, fileUrl }];
  });
}

/** An address that a picture or a link may have: of the web, or of this application itself. */
export function isSafeAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) ? URL.canParse(address) : isOwnAddress(address);
}

function nameIn(address: string): string {
  const last = address.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  return last === "" ? address : last;
}
