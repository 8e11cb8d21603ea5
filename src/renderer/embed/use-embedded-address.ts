import { useCallback, useEffect, useState } from "react";
import type { EmbedPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../host.ts";

export type EmbeddedAddress =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  /** The server names no such system. */
  | { readonly status: "missing" }
  | { readonly status: "ready"; readonly url: string };

/** The address of an embedded page, which is fetched from the server when the page opens. */
export function useEmbeddedAddress({ plan, host }: Screen<EmbedPlan>): {
  readonly address: EmbeddedAddress;
  readonly reload: () => void;
} {
  const { system, path } = plan;
  const { embeddedAddress } = host;
  const [address, setAddress] = useState<EmbeddedAddress>({ status: "loading" });
  const ask = useCallback(
    () =>
      embeddedAddress(system).then<EmbeddedAddress, EmbeddedAddress>(
        (base) =>
          base === null ? { status: "missing" } : { status: "ready", url: new URL(path, base).href },
        () => ({ status: "failed" }),
      ),
    [embeddedAddress, system, path],
  );
  useEffect(() => {
    // A page that comes back to the front stays as it is.
    void ask().then((next) => setAddress((before) => (before.status === "ready" ? before : next)));
  }, [ask]);
  return {
    address,
    reload: () => {
      setAddress({ status: "loading" });
      void ask().then(setAddress);
    },
  };
}
