import { createHash } from "node:crypto";

/** The version of rows that change together: another one as soon as any of them changes, comes or goes; null: none. */
export function setVersion(rows: readonly { readonly rowVersion: string }[]): string | null {
  if (rows.length === 0) return null;
  const versions = rows.map(({ rowVersion }) => rowVersion).toSorted();
  return createHash("sha256").update(versions.join(" ")).digest("base64url").slice(0, 22);
}
