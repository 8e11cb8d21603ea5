import type { ChatHost } from "../../session/chat-port.ts";
import { attempt } from "../../session/lasting-storage.ts";
import { chatDraftsKey } from "../../session/tokens.ts";
import type { Quote } from "../outgoing/outgoing-queue.ts";
import type { ChatFile, ChatTag } from "../talk.ts";

/** A message that is being written. */
export interface Draft {
  readonly content: string;
  readonly files: readonly ChatFile[];
  readonly tag: ChatTag | null;
  readonly quote: Quote | null;
  readonly paymentTime: string | null;
  readonly isDeferred: boolean;
}

export const EMPTY_DRAFT: Draft = {
  content: "",
  files: [],
  tag: null,
  quote: null,
  paymentTime: null,
  isDeferred: false,
};

type Drafts = { readonly [talk: string]: Draft };
export type DraftHost = Pick<ChatHost, "storage" | "user">;

/** `EMPTY_DRAFT` itself where nothing is being written. */
export function readDraft(host: DraftHost, talk: string): Draft {
  const kept = readAll(host)[talk];
  return kept === undefined ? EMPTY_DRAFT : { ...EMPTY_DRAFT, ...kept };
}

/** Kept as long as there is something in it; other pages keep those of other talks in the same place. */
export function keepDraft(host: DraftHost, talk: string, draft: Draft): void {
  const { [talk]: _before, ...others } = readAll(host);
  const isEmpty =
    draft.content === "" && draft.files.length === 0 && draft.tag === null && draft.quote === null;
  const drafts: Drafts = isEmpty ? others : { ...others, [talk]: draft };
  const key = chatDraftsKey(host.user.id);
  if (Object.keys(drafts).length === 0) host.storage.removeItem(key);
  else host.storage.setItem(key, JSON.stringify(drafts));
}

function readAll({ storage, user }: DraftHost): Drafts {
  const text = storage.getItem(chatDraftsKey(user.id));
  const drafts = text === null ? undefined : attempt(() => JSON.parse(text) as unknown);
  return typeof drafts === "object" && drafts !== null ? (drafts as Drafts) : {};
}
