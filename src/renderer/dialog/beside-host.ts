import { createContext } from "react";

/** The element of a list in which dialogs stand next to its rows; null: there is none, and they are drawers. */
export const BesideHost = createContext<HTMLElement | null>(null);
