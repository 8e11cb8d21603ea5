import { useEffect, useState } from "react";
import type { Operations } from "../../generated/operations/index.ts";
import type { ChatHost } from "../../session/chat-port.ts";
import { IN_PLACE, reasonOf } from "../call-options.ts";

type Colleague = Operations["chat.todo.users"]["result"][number];

/** The colleagues who look after a company; null until they are there. */
export function useColleagues(host: ChatHost, qyid: number) {
  const [state, setState] = useState<{ people: readonly Colleague[] | null; failure: string | null }>({
    people: null,
    failure: null,
  });
  useEffect(() => {
    let isWanted = true;
    void host.client
      .call("chat.todo.users", { qyid }, IN_PLACE)
      .then(
        (people) => ({ people, failure: null }),
        (error: unknown) => ({ people: [], failure: reasonOf(error) }),
      )
      .then((answer) => {
        if (isWanted) setState(answer);
        return null;
      });
    return () => {
      isWanted = false;
    };
  }, [host, qyid]);
  return state;
}
