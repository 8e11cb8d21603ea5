import { createContext } from "react";

/** The place in the head of the dialog around, which a page fills with its identity; null: there is no dialog, or none that has one. */
export const DialogHead = createContext<HTMLElement | null>(null);
