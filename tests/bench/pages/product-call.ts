/** Sends a request to the server of the product with the session of the browser; each write has a key of its own. */
export async function call<Result>(path: string, params: object): Promise<Result> {
  const response = await fetch(path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "access-token": localStorage.getItem("accessToken") ?? "",
      "idempotency-key": crypto.randomUUID(),
    },
    body: JSON.stringify(params),
  });
  const { result } = (await response.json()) as { readonly result: Result };
  return result;
}
