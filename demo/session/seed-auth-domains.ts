import type { DemoWorld } from "../demo-world.ts";

/** Each firm signs in under a domain of its own, with a second address for emergencies. */
export async function seedAuthDomains(world: DemoWorld): Promise<void> {
  const domain = `firm${world.gsid}.example.com`;
  const createTime = world.daysAgo(320);
  await world.insert("authDomain", [
    { createTime, fields: { domain, url: `https://sso.${domain}` } },
    { createTime, fields: { domain, url: `https://sso-backup.${domain}` } },
    { createTime, fields: { domain: `group.${domain}`, url: `https://sso.group.${domain}` } },
  ]);
}
