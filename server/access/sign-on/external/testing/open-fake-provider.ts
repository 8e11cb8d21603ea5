import { type KeyObject, createHmac, generateKeyPairSync, sign } from "node:crypto";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { CLIENT } from "./open-provider.ts";

export type Claims = Readonly<Record<string, unknown>>;

/** The way in which the next ID token is made. */
export interface TokenMaking {
  /** Beside or in the place of the honest claims. */
  readonly claims?: Claims;
  readonly algorithm?: "RS256" | "PS256" | "ES256" | "HS256" | "none";
  /** Another key than the published one of that number. */
  readonly kid?: string;
  readonly signedBy?: "published" | "stranger";
}

export interface FakeProvider {
  readonly issuer: string;
  /** The code of a person whose token is made like this. */
  readonly codeFor: (nonce: string, making: TokenMaking) => string;
  readonly close: () => Promise<void>;
}

const RSA = generateKeyPairSync("rsa", { modulusLength: 2048 });
const EC = generateKeyPairSync("ec", { namedCurve: "P-256" });
const STRANGER = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** A provider that issues the token that the test sets, honest or not. */
export async function openFakeProvider(): Promise<FakeProvider> {
  const codes = new Map<string, { readonly nonce: string; readonly making: TokenMaking }>();
  const tokensFor = async (request: IncomingMessage) => {
    const told = codes.get(new URLSearchParams(await text(request)).get("code") ?? "");
    if (!told) throw new Error("the fake provider knows no such code");
    const token = makeToken(issuer, told.nonce, told.making);
    return { access_token: "any", token_type: "Bearer", id_token: token };
  };
  const answerTo = async (request: IncomingMessage): Promise<object> => {
    if (request.url?.startsWith("/.well-known/") === true) return metadata(issuer);
    if (request.url !== "/jwks") return await tokensFor(request);
    return { keys: [publicKey(RSA.publicKey, "rsa"), publicKey(EC.publicKey, "ec")] };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(await answerTo(request)));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    codeFor: (nonce, making) => {
      const code = `code-${codes.size}`;
      codes.set(code, { nonce, making });
      return code;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256", "PS256", "ES256", "HS256", "none"],
    code_challenge_methods_supported: ["S256"],
  };
}

function publicKey(key: KeyObject, kid: string) {
  return { ...key.export({ format: "jwk" }), kid, use: "sig" };
}

function makeToken(
  issuer: string,
  nonce: string,
  { claims, algorithm = "RS256", ...more }: TokenMaking,
): string {
  const isEc = algorithm === "ES256";
  const { kid = isEc ? "ec" : "rsa", signedBy = "published" } = more;
  const now = Math.floor(Date.now() / 1000);
  const honest = { iss: issuer, aud: CLIENT.clientId, iat: now, exp: now + 60, nonce };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ alg: algorithm, kid })}.${part({ ...honest, ...claims })}`;
  return `${signed}.${signatureOf(signed, algorithm, signedBy === "stranger" ? STRANGER : isEc ? EC : RSA)}`;
}

function signatureOf(
  signed: string,
  algorithm: NonNullable<TokenMaking["algorithm"]>,
  { privateKey, publicKey: published }: typeof RSA,
): string {
  const data = Buffer.from(signed);
  if (algorithm === "none") return "";
  if (algorithm === "HS256") {
    // As who takes the public key for a shared secret would check it.
    const secret = published.export({ format: "pem", type: "spki" });
    return createHmac("sha256", secret).update(data).digest("base64url");
  }
  const padding = algorithm === "PS256" ? { padding: 6, saltLength: 32 } : {};
  const encoding = algorithm === "ES256" ? ({ dsaEncoding: "ieee-p1363" } as const) : {};
  return sign("sha256", data, { key: privateKey, ...padding, ...encoding }).toString("base64url");
}
