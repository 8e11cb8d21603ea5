import { useEffect, useState } from "react";

/** In ms: what is over sooner is not worth being shown. */
const SOON_OVER = 200;

/** True once the flag has been true for a while. */
export function useDelayedFlag(flag: boolean): boolean {
  const [isDelayed, setDelayed] = useState(false);
  useEffect(() => {
    if (!flag) return;
    const timer = setTimeout(() => setDelayed(true), SOON_OVER);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [flag]);
  return isDelayed;
}
