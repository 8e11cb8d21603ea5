import { Spin } from "antd";
import { useSyncExternalStore } from "react";
import type { OverlayState } from "./overlay-state.ts";
import "./loading-overlay.css";

/** Lies over everything while a long write runs. */
export function LoadingOverlay({ overlay }: { readonly overlay: OverlayState }) {
  const text = useSyncExternalStore(overlay.subscribe, overlay.get);
  if (text === null) return null;
  return (
    <output className="shell-overlay">
      <Spin />
      <span>{text}</span>
    </output>
  );
}
