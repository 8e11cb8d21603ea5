import { type Answer, REFUSED } from "./backend.ts";
import type { Params } from "./list-calls.ts";

interface Stale {
  readonly path: string;
  readonly rowVersion: string | null;
}

/** The request again, with the versions that its refusal names; undefined when it is refused for another reason. */
export function withVersions(params: Params, { code, result }: Answer): Params | undefined {
  if (code !== REFUSED.stale || "rowVersion" in params || "rowVersionList" in params) return undefined;
  const { stale = [] } = result as { readonly stale?: readonly Stale[] };
  return stale.reduce<Params>((read, { path, rowVersion }) => putVersion(read, path, rowVersion), params);
}

/** The request with the version where it names the row: `lineList.0` an entry, `idList.2` the third identifier. */
export function putVersion(params: Params, path: string, rowVersion: string | null): Params {
  if (path === "") return { ...params, rowVersion };
  const [list = "", index = ""] = path.split(".");
  const entries = params[list] as readonly unknown[];
  if (typeof entries[Number(index)] !== "object") {
    const versions = (params["rowVersionList"] ?? entries.map(() => null)) as readonly (string | null)[];
    return { ...params, rowVersionList: versions.with(Number(index), rowVersion) };
  }
  return {
    ...params,
    [list]: entries.map((entry, place) =>
      place === Number(index) ? { ...(entry as Params), rowVersion } : entry,
    ),
  };
}
