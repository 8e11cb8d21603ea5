import { REFUSALS } from "../platform/errors.ts";

/** The part of a stale request's refusal that describes the present row. */
interface Stale {
  readonly path: string;
  readonly rowVersion: string | null;
}

/** The request again, with the versions that its refusal names; undefined when it is refused for another reason. */
export function asRead(
  params: object,
  { code, result }: { readonly code: string; readonly result: unknown },
): object | undefined {
  if (code !== REFUSALS.stale.code || "rowVersion" in params || "rowVersionList" in params) return undefined;
  const read: Record<string, unknown> = structuredClone({ ...params });
  for (const { path, rowVersion } of (result as { readonly stale: readonly Stale[] }).stale) {
    const [list = "", index = ""] = path.split(".");
    if (path === "") read["rowVersion"] = rowVersion;
    else {
      const entries = read[list] as unknown[];
      const entry = entries[Number(index)];
      if (typeof entry === "object" && entry !== null && "rowVersion" in entry) return undefined;
      if (typeof entry === "object" && entry !== null) Object.assign(entry, { rowVersion });
      else {
        const versions = (read["rowVersionList"] ??= entries.map(() => null)) as (string | null)[];
        versions[Number(index)] = rowVersion;
      }
    }
  }
  return read;
}
