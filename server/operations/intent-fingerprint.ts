import { createHash } from "node:crypto";
import type { SecretBox } from "../platform/secrets/secret-box.ts";
import type { Intent } from "./intent.ts";

/** Parameters of which the database may keep nothing that they could be guessed by. */
export const SECRET_PARAMETERS: ReadonlySet<string> = new Set(["password", "newPwd", "authQueryCode", "pin"]);

/**
 * Fingerprints of what the user wants; equal ones mean the same intent. Secrets are told apart by keys that are not in
 * the database: the first fingerprint is to be kept, the others are those of older keys.
 */
export function fingerprintsOf(
  { operation, user, params, key }: Pick<Intent, "operation" | "user" | "params" | "key">,
  secrets: SecretBox,
): readonly [string, ...string[]] {
  const open = createHash("sha256")
    .update(`${operation.id} ${JSON.stringify(sorted(params))}`)
    .digest("hex");
  const hidden = secretsIn(params);
  if (hidden.length === 0) return [open];
  // User and key stand beside them: equal secrets of two intents must not look alike.
  const [first, ...older] = secrets.marks(JSON.stringify([user.gsid, user.id, key, operation.id, hidden]));
  return [`${open}.${first}`, ...older.map((mark) => `${open}.${mark}`)];
}

/** The same value without secrets and with object keys in order: the order of keys is no difference of intent. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    inOrder(value)
      .filter(([name]) => !SECRET_PARAMETERS.has(name))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

/** The secrets, each with its place. */
function secretsIn(value: unknown, place = ""): (readonly [place: string, secret: unknown])[] {
  if (typeof value !== "object" || value === null) return [];
  return inOrder(value).flatMap(([name, part]) =>
    SECRET_PARAMETERS.has(name) ? [[`${place}/${name}`, part] as const] : secretsIn(part, `${place}/${name}`),
  );
}

function inOrder(value: object): [string, unknown][] {
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
