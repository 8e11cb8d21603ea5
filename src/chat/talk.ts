import modules from "../../schemas/enums/chatModule.json" with { type: "json" };
import tags from "../../schemas/enums/chatTag.json" with { type: "json" };
import type { Operations } from "../generated/operations/index.ts";

export type ChatRecord = Operations["chat.record.page"]["result"]["data"][number];
export type ChatCompany = Operations["chat.company.page"]["result"]["data"][number];
export type ChatFile = ChatRecord["files"][number];
export type ChatModule = ChatRecord["module"];
export type ChatTag = 9 | 1;

/** A talk: one company and one subject. */
export interface Talk {
  readonly qyid: number;
  readonly module: ChatModule;
}

export const CORRECT: ChatTag = 9;
export const DOUBTFUL: ChatTag = 1;
export const INVOICE = 1;
export const BANK = 2;
export const TAX = 4;

export interface ModuleChoice {
  readonly value: ChatModule;
  readonly label: string;
}

export const MODULES: readonly ModuleChoice[] = modules.values.map(({ value, label }) => ({
  value: value as ChatModule,
  label,
}));

export const TAGS: readonly { readonly value: ChatTag; readonly label: string }[] = tags.values.map(
  ({ value, label }) => ({ value: value as ChatTag, label }),
);

export function moduleLabel(module: number): string {
  return MODULES.find(({ value }) => value === module)?.label ?? "";
}

/** Undefined for a number that is no module. */
export function readModule(module: number | undefined): ChatModule | undefined {
  return MODULES.find(({ value }) => value === module)?.value;
}

/** Talks in which something is confirmed: each message says if it is right. */
export function isConfirming(module: number): boolean {
  return module === INVOICE || module === TAX;
}

export function sameTalk(one: Talk, other: { readonly qyid: number; readonly module: number }): boolean {
  return one.qyid === other.qyid && one.module === other.module;
}

export function talkKey({ qyid, module }: Talk): string {
  return `${qyid}/${module}`;
}
