import { copyTree, JsonObject, readTree, writeTree } from "../json-tree.ts";
import { mutateText } from "../mutate-text.ts";
import { mutateTree } from "../mutate-tree.ts";
import type { Random } from "../random.ts";
import type { Reply } from "./fake-transport.ts";

const ENVELOPES = [
  "",
  "<!doctype html><title>502 Bad Gateway</title>",
  "null",
  "[]",
  "{}",
  '"0"',
  '{"code":0}',
  '{"code":"0"}',
  '{"code":"0","result":null}',
  '{"code":"0","result":[]}',
  '{"code":"0","result":{}}',
  '{"code":"0","result":"ok"}',
  '{"code":"0","result":{"list":null,"total":-1}}',
  '{"code":"0","result":{"list":{},"total":"many"}}',
  '{"code":"0","result":[null,1,"x",[],{}]}',
  '{"code":null,"result":{}}',
  '{"code":"9999","message":{"text":"坏"},"msg":7}',
  '{"code":"0400","result":{"fieldErrors":[null,{"path":"__proto__","message":"坏"},{"path":7}]}}',
  '{"code":"0006"}',
  '{"__proto__":{"polluted":true},"code":"0","result":{"__proto__":{"polluted":true}}}',
] as const;
const STATUSES = [204, 301, 400, 401, 403, 404, 413, 429, 500, 502, 503, 504, 599] as const;

/** A true answer, damaged on its way or by a server of another version. */
export function mutateAnswer(reply: Reply, random: Random): Reply {
  if (random.oneIn(10)) return { ...reply, body: mutateText(reply.body, random) };
  if (random.oneIn(10))
    return { status: random.pick(STATUSES), body: random.pick([reply.body, ...ENVELOPES]) };
  if (random.oneIn(10)) return { ...reply, body: random.pick(ENVELOPES) };
  if (!reply.body.startsWith("{")) return reply;
  const tree = copyTree(readTree(JSON.parse(reply.body)));
  const result = tree instanceof JsonObject ? tree.members.find(([key]) => key === "result")?.[1] : undefined;
  const donors = { trees: [tree], texts: ["x", "计算中", "-1", "2026-11-31", "1,234.50", "__proto__"] };
  for (let times = 1 + random.below(4); times > 0; times -= 1) {
    mutateTree(random.oneIn(10) || result === undefined ? tree : result, random, donors);
  }
  return { ...reply, body: writeTree(tree) };
}
