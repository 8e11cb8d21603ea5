import * as oidc from "openid-client";

export interface ExternalSsoOptions {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly scope: string;
  /** Claim that holds the account, and the one that holds the number of its firm. */
  readonly accountClaim: string;
  readonly firmClaim: string;
  /** The firm of all users who sign in; absent: as the claim says. */
  readonly firm: number | undefined;
}

/** A person as the provider names them: issuer and subject never change, the account is only a name. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly account: string;
  readonly gsid: number;
}

/** The cookie that the browser keeps while it is at the provider. */
export interface Pending {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The page of the app that waits for its ticket. */
  readonly redirect: string;
}

export interface Provider {
  /** The provider's sign-in page. */
  readonly begin: (callback: string, redirect: string) => Promise<{ address: URL; pending: Pending }>;
  /** The person who came back by this address. Throws when the provider refuses, or names no person. */
  readonly finish: (address: URL, pending: Pending) => Promise<Identity>;
  /** The provider's sign-out page, which leads back; undefined when it has none. */
  readonly exit: (back: string) => Promise<URL | undefined>;
}

/** An OpenID Connect provider; its addresses are discovered when it is first needed. */
export function openProvider(options: ExternalSsoOptions): Provider {
  let known: Promise<oidc.Configuration> | undefined;
  const configuration = async () => {
    known ??= discover(options);
    try {
      return await known;
    } catch (error) {
      // The next request tries again.
      known = undefined;
      throw error;
    }
  };
  return {
    begin: async (callback, redirect) => {
      const verifier = oidc.randomPKCECodeVerifier();
      const pending = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier, redirect };
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: options.scope,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return { address, pending };
    },
    finish: async (address, { state, nonce, verifier }) => {
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims: Readonly<Record<string, unknown>> = tokens.claims() ?? {};
      const subject = readSubject(claims["sub"]);
      const { azp = options.clientId } = claims;
      if (azp !== options.clientId) throw new Error("The token was made for somebody else");
      const isWhole =
        claims[options.accountClaim] !== undefined || !config.serverMetadata().userinfo_endpoint;
      const more = isWhole ? {} : await oidc.fetchUserInfo(config, tokens.access_token, subject);
      const { issuer } = config.serverMetadata();
      return { issuer, subject, ...readAccount({ ...claims, ...more }, options) };
    },
    exit: async (back) => {
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return undefined;
      return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: back });
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: ExternalSsoOptions): Promise<oidc.Configuration> {
  // An ID token is held against the provider's published keys, though it comes from the provider itself. A key that is
  // not known is looked for once more, at most once a minute; `none` and shared secrets are no signatures.
  const execute = [oidc.enableNonRepudiationChecks];
  // The options allow plain http for a provider on this machine alone.
  if (issuer.protocol === "http:") execute.push(oidc.allowInsecureRequests);
  const authentication = clientSecret === undefined ? oidc.None() : undefined;
  return await oidc.discovery(issuer, clientId, clientSecret, authentication, { execute });
}

function readSubject(claim: unknown): string {
  if (typeof claim !== "string" || claim === "") throw new Error("The provider gave no sub");
  return claim;
}

function readAccount(
  claims: Readonly<Record<string, unknown>>,
  { accountClaim, firmClaim, firm }: ExternalSsoOptions,
): Pick<Identity, "account" | "gsid"> {
  const account = claims[accountClaim];
  if (typeof account !== "string" || account === "") throw new Error(`The provider gave no ${accountClaim}`);
  return { account, gsid: firm ?? readFirm(claims[firmClaim], firmClaim) };
}

/** A whole number, or its digits: what JavaScript would read as a number besides is none. */
function readFirm(claim: unknown, name: string): number {
  const digits = typeof claim === "number" ? String(claim) : claim;
  if (typeof digits !== "string" || !/^[1-9]\d{0,9}$/.test(digits))
    throw new Error(`The provider gave no firm in ${name}: ${JSON.stringify(claim)}`);
  return Number(digits);
}
