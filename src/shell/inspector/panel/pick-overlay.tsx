import { useEffect, useState } from "react";
import { findNode, type FoundNode } from "./find-element.ts";
import { Outline } from "./outline.tsx";

interface PickOverlayProps {
  readonly onPick: (node: FoundNode) => void;
  readonly onLeave: () => void;
}

/** Lies over the page: outlines what is under the pointer, and a click picks it. Esc leaves. */
export function PickOverlay({ onPick, onLeave }: PickOverlayProps) {
  const [target, setTarget] = useState<FoundNode | null>(null);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      // An open dialog below must not take it for its own.
      event.stopImmediatePropagation();
      onLeave();
    };
    window.addEventListener("keydown", leave, true);
    return () => window.removeEventListener("keydown", leave, true);
  }, [onLeave]);
  return (
    <>
      <div
        className="inspector-pick"
        role="presentation"
        onPointerMove={({ clientX, clientY }) => setTarget(nodeUnder(clientX, clientY))}
        onClick={({ clientX, clientY }) => {
          const picked = nodeUnder(clientX, clientY);
          if (picked) onPick(picked);
        }}
      />
      {target && <Outline element={target.element} label={target.mark} />}
    </>
  );
}

// The overlay is there so that controls that are switched off can be hit, too.
function nodeUnder(x: number, y: number): FoundNode | null {
  const below = document
    .elementsFromPoint(x, y)
    .find((element) => !element.closest(".inspector, .inspector-pick"));
  return below ? findNode(below) : null;
}
