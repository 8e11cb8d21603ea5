import { findBrowser } from "../../../scripts/find-browser.ts";

/** Browsers keep a page that was left and show it again by Back; Playwright turns that off. */
export const KEEPS_LEFT_PAGES = {
  launchOptions: {
    ...(await findBrowser()),
    args: ["--no-sandbox", "--disable-gpu"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
};
