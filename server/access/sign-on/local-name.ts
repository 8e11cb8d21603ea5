import { isIP } from "node:net";

/**
 * True for a host that no foreign name server can lead here: this machine, an address, a name without a domain. A page
 * under any other name, which the request alone claims, could belong to somebody else.
 */
export function isLocalName(origin: string): boolean {
  const { hostname } = new URL(origin);
  return (
    isIP(hostname.replaceAll(/[[\]]/g, "")) !== 0 ||
    !hostname.includes(".") ||
    hostname.endsWith(".localhost")
  );
}
