/** Sends a request to the local server; the same for all pages, so that they differ in what they draw only. */
export async function post<Result>(path: string, params: unknown): Promise<Result> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(params),
  });
  const { result } = (await response.json()) as { readonly result: Result };
  return result;
}

/** `?rows=all` shows all 5,000 clients without pages. */
export const showsAll = new URLSearchParams(window.location.search).get("rows") === "all";

/** Of the rows in sight, in px: as much as ours has in the measured window. */
export const LONG_LIST_HEIGHT = 928;
