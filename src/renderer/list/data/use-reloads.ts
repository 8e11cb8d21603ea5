import { useState } from "react";
import type { ListPart } from "../../../actions/verb-runner.ts";

const FIRST = { counts: 0, aside: 0, totals: 0 };

/** Makes the parts around the rows fetch again, by a number that changes. */
export function useReloads() {
  const [versions, setVersions] = useState(FIRST);
  const onReload = (target: ListPart | "all") =>
    setVersions(({ counts, aside, totals }) => ({
      counts: target === "aside" ? counts : counts + 1,
      aside: target === "aside" || target === "all" ? aside + 1 : aside,
      totals: target === "list" || target === "all" ? totals + 1 : totals,
    }));
  return { versions, onReload };
}
