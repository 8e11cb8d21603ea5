const KEY_BYTES = 32;

/** The keys of SECRETS_KEY, the one that seals first; throws what is wrong with it, for the person who starts the server. */
export function readSecretsKey(text: string | undefined): readonly Buffer[] {
  if (!text) return [];
  return text.split(",").map((part) => {
    const key = Buffer.from(part.trim(), "base64");
    if (key.length !== KEY_BYTES)
      throw new Error(
        "环境变量 SECRETS_KEY 应为 32 字节的密钥（base64），可用 openssl rand -base64 32 生成；更换时写成“新密钥,旧密钥”",
      );
    return key;
  });
}
