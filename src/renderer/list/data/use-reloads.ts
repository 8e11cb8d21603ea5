import { useState } from "react";
import type { ReloadTarget } from "../../../actions/verb-runner.ts";

const FIRST = { counts: 0, aside: 0, totals: 0 };

/** Makes what stands around the rows ask again, by a number that changes. */
export function useReloads() {
  const [versions, setVersions] = useState(FIRST);
  const onReload = (target: Exclude<ReloadTarget, "row">) =>
    setVersions(({ counts, aside, totals }) => ({
      counts: target === "aside" ? counts : counts + 1,
      aside: target === "aside" ? aside + 1 : aside,
      totals: target === "list" ? totals + 1 : totals,
    }));
  return { versions, onReload };
}
