const MASK = "＊＊＊";

/** Names of secret values; the answer of a call on the screen may be seen by others or copied into a ticket. */
const SECRET_NAME = /passw|pwd|token|ticket|secret|signature|idcard|certno|verifycode|smscode|bankaccount/iu;

/** A resident identity number anywhere in a text. */
const IDENTITY_NUMBER = /(?<!\d)\d{6}(?:19|20)\d{9}[\dXx](?!\d)/gu;

/** A copy in which passwords, tokens and identity numbers are masked, however deep they are. */
export function maskSecrets(value: unknown): unknown {
  if (typeof value === "string") return value.replace(IDENTITY_NUMBER, MASK);
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (value instanceof Blob) return `文件，${value.size} 字节`;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name, inner) ? MASK : maskSecrets(inner)]),
  );
}

/** A flag or a type under such a name reveals no secret. */
function isSecret(name: string, value: unknown): boolean {
  return SECRET_NAME.test(name) && !/type$/iu.test(name) && typeof value === "string" && value !== "";
}
