import { useEffect, useRef, useState } from "react";

/**
 * The number of times that the page has come back to the front. Formily's observers end when their page is hidden, and begin again
 * only when they are drawn: what holds them draws them anew with each showing.
 */
export function useActivationCount(): number {
  const [activations, setActivations] = useState(0);
  const wasHidden = useRef(false);
  useEffect(() => {
    if (wasHidden.current) setActivations((before) => before + 1);
    return () => {
      wasHidden.current = true;
    };
  }, []);
  return activations;
}
