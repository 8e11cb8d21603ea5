import { useEffect, useRef } from "react";
import type { ScreenPlace } from "../renderer/host.ts";

/** In ms: who has waited for so long may leave, and the server goes on without them. */
const LONG = 15_000;

/** Keeps the drawer open while the tax is calculated, so that an older amount is not mistaken for the new one. */
export function useHoldOpen({ holdOpen }: ScreenPlace, isCalculating: boolean): void {
  const since = useRef<number | null>(null);
  useEffect(() => {
    since.current = isCalculating ? performance.now() : null;
  }, [isCalculating]);
  useEffect(
    () =>
      holdOpen?.(() =>
        since.current !== null && performance.now() - since.current < LONG ? "税款计算中，请稍后关闭" : null,
      ),
    [holdOpen],
  );
}
