import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { buildWhenStale, bundleServerWhenStale } from "../../scripts/build/build-when-stale.ts";
import { findBrowser } from "../../scripts/find-browser.ts";
import { seededDatabase } from "../../server/testing/seeded-database.ts";
import { startApp } from "../e2e/app/running-app.ts";
import { newSession } from "../e2e/app/session.ts";
import { encodePicture } from "./encode-picture.ts";
import { PICTURES, type Picture } from "./pictures.ts";

/** `npm run pictures`: takes the pictures of the README and of docs/gallery.md anew, from the demo data. `--only <name>`, `--to <folder>`. */
const ROOT = path.resolve(import.meta.dirname, "../..");
const SIZE = { width: 1280, height: 760 };

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: PICTURES.map(({ name }) => name) },
    to: { type: "string", default: path.join(ROOT, "docs/pictures") },
  },
});
const wanted = values.only.map((name) => {
  const match = PICTURES.find((picture) => picture.name === name);
  if (!match) throw new Error(`--only takes one of ${PICTURES.map((picture) => picture.name).join(", ")}`);
  return match;
});

await bundleServerWhenStale(ROOT);
const [seeded] = await Promise.all([seededDatabase(process.env.DATABASE_URL), buildWhenStale(ROOT)]);
process.env.SEEDED_DATABASE = seeded.place;
const app = await startApp();
const browser = await chromium.launch({
  ...(await findBrowser()),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
try {
  await mkdir(values.to, { recursive: true });
  for (const picture of wanted) {
    await take(picture, browser);
    process.stdout.write(`${picture.name}.webp\n`);
  }
} finally {
  await browser.close();
  await app.stop();
  await seeded.drop();
}

async function take(
  { name, address, account, shows, open = [] }: Picture,
  inBrowser: Browser,
): Promise<void> {
  const context = await inBrowser.newContext({
    baseURL: app.address,
    viewport: SIZE,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    reducedMotion: "reduce",
    ...(account ? { storageState: await newSession(app.address, account) } : {}),
  });
  const page = await context.newPage();
  await page.goto(address);
  for (const opened of open) {
    const named = { name: opened, exact: true };
    await page
      .getByRole("button", named)
      .or(page.getByRole("tab", named))
      .or(page.getByRole("menuitem", named))
      .first()
      .click();
  }
  await page.getByText(shows).first().waitFor();
  await page.waitForLoadState("networkidle");
  const screenshot = await page.screenshot({ animations: "disabled" });
  await writeFile(path.join(values.to, `${name}.webp`), await encodePicture(inBrowser, screenshot));
  await context.close();
}
