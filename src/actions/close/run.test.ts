import { expect, test } from "vitest";
import { type ActionContext, type DialogOutcome, StepsEnded } from "../verb-runner.ts";
import { runClose } from "./run.ts";

function createContext(agrees: boolean) {
  const outcomes: DialogOutcome[] = [];
  const endDialog: ActionContext["endDialog"] = async (outcome) => {
    outcomes.push(outcome);
    return agrees;
  };
  return { outcomes, context: { endDialog } as unknown as ActionContext };
}

test("ends the dialog with its value", async () => {
  const { outcomes, context } = createContext(true);
  await runClose.run({ close: { id: 7 } }, context);
  expect(outcomes).toEqual([{ outcome: "submitted", value: { id: 7 } }]);
});

test("only closes it without one", async () => {
  const { outcomes, context } = createContext(true);
  await runClose.run({ close: true }, context);
  expect(outcomes).toEqual([{ outcome: "cancelled" }]);
});

test("ends its action where the user keeps what is not saved", async () => {
  const { context } = createContext(false);
  await expect(runClose.run({ close: true }, context)).rejects.toBeInstanceOf(StepsEnded);
});
