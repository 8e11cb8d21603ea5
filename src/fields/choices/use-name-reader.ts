import { useCallback, useState } from "react";
import { isFound } from "../../domain/name-search.ts";
import { whenIdle } from "../antd/when-idle.ts";

type ReadName = (name: string) => string;

let known: ReadName | undefined;

/**
 * Finds choices by their labels as the server finds names; by pinyin from when `load` has brought the dictionary. `warm`
 * has it come once what was opened is drawn: reading it takes as long as opening a list.
 */
export function useNameReader() {
  const [readName, setReadName] = useState(() => known);
  const load = useCallback(() => {
    if (known) return;
    loadReadName().then(
      (loaded) => setReadName(() => loaded),
      // Labels are found without it; the next key or opening tries again.
      () => undefined,
    );
  }, []);
  const warm = useCallback(() => whenIdle(load), [load]);
  const finds = useCallback(
    (typed: string, label: string) => isFound(typed, [label], () => (readName ? [readName(label)] : [])),
    [readName],
  );
  return { finds, load, warm, readsPinyin: readName !== undefined };
}

async function loadReadName(): Promise<ReadName> {
  known = (await import("../../domain/name-reading.ts")).readName;
  return known;
}
