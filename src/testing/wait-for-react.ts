import { configure, getConfig } from "@testing-library/react";
import { unstable_IdlePriority, unstable_scheduleCallback } from "scheduler";

/**
 * A search for an element ends only when React has nothing left to do: what is found has its listeners. A screen is
 * drawn before its effects have run, and on a busy machine a test is quicker than they are; people are not.
 */
const library = getConfig();

function untilReactIsIdle(): Promise<void> {
  return new Promise((resolve) => void unstable_scheduleCallback(unstable_IdlePriority, () => resolve()));
}

configure({
  // The first screen of a file takes seconds on a busy machine.
  asyncUtilTimeout: 15_000,
  asyncWrapper: (search) =>
    library.asyncWrapper(async () => {
      const found = await search();
      await untilReactIsIdle();
      return found;
    }),
});
