import type { DemoWorld } from "../demo-world.ts";

const COLOURS = ["#0b7a75", "#9a3412", "#5b3fa8"];
/** The firm whose logo the demonstration shows under the addresses of one's own machine; the others show the product's. */
const SHOWN_LOCALLY = 1002;

/** Each firm has a logo of its own under its domain. */
export async function seedTenantLogos(world: DemoWorld): Promise<void> {
  const image = logo(COLOURS[world.gsid % COLOURS.length] ?? "#000");
  const own = `firm${world.gsid}.example.com`;
  const domains = world.gsid === SHOWN_LOCALLY ? [own, "localhost", "127.0.0.1"] : [own];
  const createTime = world.daysAgo(320);
  await world.insert(
    "tenantLogo",
    domains.map((domain) => ({ createTime, fields: { domain, image } })),
  );
}

function logo(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${colour}"/><path d="m8 20 6-9 4 6 3-4 4 7z" fill="#fff"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
