import type { CDPSession } from "@playwright/test";

/** The time that scripts of the page have run so far, in ms. */
export async function scriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "ScriptDuration")?.value;
  if (seconds === undefined) throw new Error("The browser does not tell how long scripts ran");
  return seconds * 1000;
}
