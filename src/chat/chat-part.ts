import type { ChatPart } from "../session/chat-port.ts";
import { ChatPanel } from "./chat-panel.tsx";
import { outgoingOf } from "./outgoing/outgoing-store.ts";
import { OrderPanel } from "./work-order/order-panel.tsx";

/** The talks with clients, for the shell. */
export const chatPart: ChatPart = {
  Panel: ChatPanel,
  OrderPanel,
  resume: (host) => void outgoingOf(host),
};
