import type { Operations } from "../generated/operations/index.ts";
import type { RendererHost } from "../renderer/host.ts";
import type { CallOptions } from "../request/client-contract.ts";

/** Calls an operation that the screen names among its `calls`, in the types of the catalogue. */
export async function callOperation<Id extends keyof Operations>(
  host: Pick<RendererHost, "call">,
  operationId: Id,
  params: Operations[Id]["params"],
  options?: CallOptions,
): Promise<Operations[Id]["result"]> {
  return (await host.call(operationId, { ...params }, options)) as Operations[Id]["result"];
}
