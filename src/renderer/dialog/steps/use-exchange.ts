import { useRef } from "react";
import type { Row } from "../../../fields/field-view.ts";
import type { Exchange } from "../../form/send-form.ts";
import type { Answered, Steps } from "./use-steps.ts";

interface StepExchange {
  readonly exchange: Exchange;
  /** Goes the way that the last answer has shown. */
  readonly follow: (values: Row) => void;
}

/** The submit of the step that stands there: its answer is judged before the form lets go of what was typed. */
export function useExchange(steps: Steps, forgetNotice: () => void): StepExchange {
  const answered = useRef<Answered | null>(null);
  const { send } = steps.plan;
  return {
    exchange: {
      begin: forgetNotice,
      names: steps.names,
      ...(send && {
        send: async () => {
          answered.current = await steps.send(send);
          return answered.current.result;
        },
      }),
      refusal: (submitted) => {
        if (!send) answered.current = steps.readAnswer(submitted);
        const decision = answered.current?.decision;
        return decision?.kind === "error" ? decision.text : null;
      },
    },
    follow: (values) => {
      if (answered.current) steps.follow(answered.current, send ? values : null);
    },
  };
}
