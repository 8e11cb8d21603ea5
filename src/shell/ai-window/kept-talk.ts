import { attempt, lastingStorage } from "../../session/lasting-storage.ts";
import type { Source } from "./answer-events.ts";
import type { FramePlace } from "./frame-place.ts";
import { pickPersona } from "./personas.ts";

/** One thing that was said in this window. */
export interface Said {
  readonly key: string;
  readonly sender: "asker" | "assistant" | "staff";
  readonly name: string;
  readonly content: string;
  readonly sources?: readonly Source[];
  /** Absent: it stands whole. */
  readonly state?: "growing" | "stopped" | "broken";
  /** The question of an answer. */
  readonly question?: string;
  /** The reason of a broken one. */
  readonly reason?: string;
}

/** All of a talk that lives in this tab until the session ends. */
export interface KeptTalk {
  readonly persona: string;
  readonly said: readonly Said[];
  readonly draft: string;
}

const storage = lastingStorage(() => sessionStorage);
const PLACE = "aiWindow.place";
const talkKey = (userId: number | string) => `aiWindow.talk.${userId}`;

/** An answer that was growing when the page was left has broken off. */
export function readTalk(userId: number | string): KeptTalk {
  const kept = attempt(() => JSON.parse(storage.getItem(talkKey(userId)) ?? "null") as KeptTalk | null);
  if (!kept || !Array.isArray(kept.said)) return newTalk();
  const said = kept.said.map((each) =>
    each.state === "growing" ? { ...each, state: "broken" as const } : each,
  );
  return { ...kept, said };
}

export function newTalk(): KeptTalk {
  return { persona: pickPersona(), said: [], draft: "" };
}

export function keepTalk(userId: number | string, talk: KeptTalk): void {
  storage.setItem(talkKey(userId), JSON.stringify(talk));
}

export function readPlace(): FramePlace | null {
  const place = attempt(() => JSON.parse(storage.getItem(PLACE) ?? "null") as Partial<FramePlace> | null);
  const { left, top, width, height } = place ?? {};
  return [left, top, width, height].every((value) => Number.isFinite(value)) ? (place as FramePlace) : null;
}

export function keepPlace(place: FramePlace): void {
  storage.setItem(PLACE, JSON.stringify(place));
}
