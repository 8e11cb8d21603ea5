import "./foot.css";
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** The foot of the outermost page around, or of the dialog; null: there is none. */
export const FootSlot = createContext<HTMLElement | null>(null);

interface OwnFoot {
  /** The place of the feet inside: further out where there is a page around. */
  readonly slot: HTMLElement;
  /** Belongs into the foot of this page; empty where the slot is further out. */
  readonly element: ReactNode;
}

/** The foot of a page for what stands in its sections, so that it is in sight however long these are. */
export function useFoot(): OwnFoot {
  const around = useContext(FootSlot);
  const [own] = useState(createElement);
  return { slot: around ?? own, element: around === null && <Placed element={own} /> };
}

/** Stands in the foot of the page or dialog around while it is on show; without one, where it is. */
export function InFoot({ children }: { readonly children: ReactNode }) {
  const slot = useContext(FootSlot);
  const [own] = useState(createElement);
  useLayoutEffect(() => {
    slot?.append(own);
    return () => own.remove();
  }, [slot, own]);
  return slot ? createPortal(children, own) : children;
}

function createElement(): HTMLElement {
  return document.createElement("div");
}

function Placed({ element }: { readonly element: HTMLElement }) {
  return <div className="foot-slot" ref={(place) => place?.append(element)} />;
}
