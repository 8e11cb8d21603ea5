import { readTenantSettings, type TenantSettings } from "../session/tenant-settings.ts";

/** Settings of a firm for its own installation; the defaults suit the reference backend. */
export interface Configuration {
  /** Stands before the path of every operation. */
  readonly apiBase: string;
  /** Absolute, or a path on the own origin. */
  readonly ssoUrl: string;
  readonly appId: string;
  /** The service whose menu `?preview=1` shows. */
  readonly previewServiceId: string;
  /** Hosts of test installations, which look different. */
  readonly testHosts: ReadonlySet<string>;
  readonly tenantSettings: TenantSettings;
  /** Answers the caller's public address for the `Client-Ip` header; empty: it is not fetched. */
  readonly clientIpUrl: string;
  readonly encryption: { readonly header: string; readonly key: string; readonly iv: string } | undefined;
}

type Variables = { readonly [name: string]: unknown };

/** Reads the variables of the build; an empty one counts as absent. */
export function readConfiguration(variables: Variables): Configuration {
  const read = (name: string, otherwise: string) => {
    const value = variables[`VITE_${name}`];
    return typeof value === "string" && value !== "" ? value : otherwise;
  };
  const key = read("ENCRYPTION_KEY", "");
  return {
    apiBase: read("API_BASE", ""),
    ssoUrl: read("SSO_URL", "/sso"),
    appId: read("APP_ID", "tax-agency-console"),
    previewServiceId: read("PREVIEW_SERVICE_ID", "preview"),
    testHosts: new Set(read("TEST_HOSTS", "").split(",").filter(Boolean)),
    tenantSettings: readTenantSettings(read("TENANT_SETTINGS", "")),
    clientIpUrl: read("CLIENT_IP_URL", ""),
    encryption: key
      ? { header: read("ENCRYPTION_HEADER", "x-encrypted"), key, iv: read("ENCRYPTION_IV", "") }
      : undefined,
  };
}
