/** The envelope that every answer of the server is wrapped in. */
export interface Envelope {
  readonly code: string | number;
  readonly result?: unknown;
  readonly [key: string]: unknown;
}

/** Reads a body as an envelope; null for HTML, half a JSON, or anything without a code. */
export function parseEnvelope(body: string): Envelope | null {
  const value = parseJson(body);
  return isEnvelope(value) ? value : null;
}

/** The server's own sentence, from `message`, else `msg`. */
export function serverMessage(envelope: Envelope | null): string | undefined {
  return [envelope?.["message"], envelope?.["msg"]].find(
    (text): text is string => typeof text === "string" && text.trim() !== "",
  );
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Not JSON is an expected kind of answer (a gateway's HTML page); the caller reports it.
    return undefined;
  }
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== "object" || value === null || !("code" in value)) return false;
  return (typeof value.code === "string" && value.code !== "") || typeof value.code === "number";
}
