import { useEffect, useRef, useState } from "react";
import { newIntent } from "../../request/new-intent.ts";
import { useShell } from "../shell-context.tsx";
import { aiText } from "./ai-text.ts";
import { readAnswer } from "./answer-events.ts";
import { keepTalk, newTalk, readTalk, type Said } from "./kept-talk.ts";

export interface AssistantTalk {
  readonly persona: string;
  readonly said: readonly Said[];
  readonly draft: string;
  readonly isAnswering: boolean;
  readonly setDraft: (draft: string) => void;
  readonly ask: (question: string) => void;
  /** Sends the question of an interrupted or stopped answer again. */
  readonly retry: (answer: Said) => void;
  readonly stop: () => void;
  readonly begin: () => void;
  /** Keeps what was said in a talk with people that has ended. */
  readonly takeOver: (said: readonly Said[]) => void;
}

/** The talk with the assistant; it outlives the window, as long as the session. */
export function useAssistant(): AssistantTalk {
  const { client, session } = useShell();
  const { id: userId, name } = session.scope.user;
  const { talk, setTalk, put } = useKeptTalk(userId);
  const asking = useRef<AbortController | null>(null);
  const isStopped = useRef(false);
  useEffect(() => () => asking.current?.abort(), []);

  async function answer(question: string, key: string): Promise<void> {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    isStopped.current = false;
    const base: Said = { key, sender: "assistant", name: talk.persona, content: "", question };
    let stream = "";
    const show = (state: Said["state"], reason?: string) => {
      // An answer of a talk that was begun anew is not shown any more.
      if (asking.current !== own) return;
      const { text, sources, isWhole, refusal } = readAnswer(stream);
      const why = refusal ?? reason;
      put({
        ...base,
        content: text,
        ...(sources.length > 0 && { sources }),
        ...(!isWhole && state !== undefined && { state }),
        ...(!isWhole && why !== undefined && { reason: why }),
      });
    };
    show("growing");
    try {
      const whole: unknown = await client.call(
        "customerService.ask",
        { question },
        {
          silent: true,
          signal: own.signal,
          onText: (soFar) => {
            stream = soFar;
            show("growing");
          },
        },
      );
      if (typeof whole === "string") stream = whole;
      show("broken");
    } catch (error) {
      show(isStopped.current ? "stopped" : "broken", error instanceof Error ? error.message : undefined);
    } finally {
      if (asking.current === own) asking.current = null;
    }
  }

  return {
    ...talk,
    isAnswering: talk.said.at(-1)?.state === "growing",
    setDraft: (draft) => setTalk((before) => ({ ...before, draft })),
    ask: (question) => {
      put({ key: newIntent(), sender: "asker", name, content: question });
      void answer(question, newIntent());
    },
    retry: ({ question = "", key }) => void answer(question, key),
    stop: () => {
      isStopped.current = true;
      asking.current?.abort();
    },
    begin: () => {
      const own = asking.current;
      asking.current = null;
      own?.abort();
      setTalk(newTalk());
    },
    takeOver: (said) =>
      setTalk((before) => ({
        ...before,
        said: [
          ...said,
          { key: newIntent(), sender: "assistant", name: before.persona, content: aiText("ended") },
        ],
      })),
  };
}

/** Kept as it is changed; `put` adds what was said, or writes it anew under its key. */
function useKeptTalk(userId: number | string) {
  const [talk, setTalk] = useState(() => readTalk(userId));
  useEffect(() => keepTalk(userId, talk), [userId, talk]);
  const put = (said: Said) =>
    setTalk((before) => {
      const isThere = before.said.some(({ key }) => key === said.key);
      const all = isThere
        ? before.said.map((each) => (each.key === said.key ? said : each))
        : [...before.said, said];
      return { ...before, said: all };
    });
  return { talk, setTalk, put };
}
