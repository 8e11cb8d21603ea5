import { useCallback, useMemo, useState } from "react";
import type { KeyedRow } from "../data/rows-page.ts";

const NONE: ReadonlyMap<string, boolean> = new Map();

/** Rows whose detail tables are open, and rows that have been open and keep what they loaded. */
export function useOpenDetails(rows: readonly KeyedRow[]) {
  const [opened, setOpened] = useState(NONE);
  const toggle = useCallback((key: string) => {
    setOpened((now) => new Map(now).set(key, !(now.get(key) ?? false)));
  }, []);
  const isAnyOpen = useMemo(() => rows.some(({ key }) => opened.get(key) === true), [rows, opened]);
  return {
    toggle,
    isAnyOpen,
    isOpen: (key: string) => opened.get(key) === true,
    wasOpened: (key: string) => opened.has(key),
  };
}

export type OpenDetails = ReturnType<typeof useOpenDetails>;
