import { useEffect, useState } from "react";

/** In ms: what is over sooner is not worth being shown. */
const SOON_OVER = 200;

/** Whether something has been so for a while. */
export function useLasting(isSo: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasting(true), SOON_OVER);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo]);
  return isLasting;
}
