import { useMemo } from "react";
import type { ScreenPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { ScreenPlace } from "../host.ts";
import { type GivenRead, readGiven } from "./read-given.ts";

/** The values given to a screen, the same object while none of them changes. */
export function useGiven({ inputs = [] }: ScreenPlan, place: ScreenPlace): GivenRead {
  const read = readGiven(inputs, place);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => read, [JSON.stringify(read)]);
}
