import type { Demonstration } from "../server/demonstration.ts";
import { DEMO_FIRMS } from "./demo-accounts.ts";
import { DEMO_SECRETS_KEY } from "./demo-secrets.ts";
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from "./demo-staff.ts";
import { demoGateways } from "./gateways/demo-gateways.ts";
import { seed } from "./seed.ts";
import { showDemoBanner } from "./sign-in/demo-banner.ts";
import { ssoRoutes } from "./sign-in/sso-routes.ts";

export const demonstration: Demonstration = {
  fill: seed,
  gateways: demoGateways,
  knownPassword: { password: DEMO_PASSWORD, passwordHash: DEMO_PASSWORD_HASH },
  secretsKeys: [DEMO_SECRETS_KEY],
  signOnRoutes: ssoRoutes,
  showBanner: showDemoBanner,
  accounts: DEMO_FIRMS.flatMap((firm) => [
    firm.name,
    ...firm.accounts.map(({ account, person, shows }) => `  ${account.padEnd(10)} ${person}  ${shows}`),
  ]),
};
