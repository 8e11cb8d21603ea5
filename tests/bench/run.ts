import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/find-browser.ts";
import { buildPages, pagesFolder } from "./build-pages.ts";
import { bytesPart } from "./bytes/bytes-part.ts";
import { chatPart } from "./chat/chat-part.ts";
import { checkPart } from "./check/check-part.ts";
import { dashboardPart } from "./dashboard/dashboard-part.ts";
import { drawerPart } from "./drawer/drawer-part.ts";
import { formPart } from "./form/form-part.ts";
import { listPart } from "./list/list-part.ts";
import { longListPart } from "./list/long-list-part.ts";
import { monthlyTaxPart } from "./monthly-tax/monthly-tax-part.ts";
import type { Part } from "./part.ts";
import { serve } from "./serve.ts";
import { sheetPart } from "./sheet/sheet-part.ts";

/** `npm run bench`; docs/benchmark.md says what is measured and how to read the report. */
const ROOT = path.resolve(import.meta.dirname, "../..");
const REPORT = path.join(ROOT, ".cache/bench.md");
const PREAMBLE =
  "Medians of n interleaved rounds. Ratios are taken inside each round: median [quartiles]. On a busy machine, trust the ratios alone.\n";

const PARTS: { readonly [name: string]: Part } = {
  list: listPart,
  "long-list": longListPart,
  form: formPart,
  sheet: sheetPart,
  dashboard: dashboardPart,
  "monthly-tax": monthlyTaxPart,
  drawer: drawerPart,
  chat: chatPart,
  bytes: bytesPart,
  check: checkPart,
};

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "9" },
    screens: { type: "string", default: "1000" },
    clients: { type: "string", multiple: true, default: ["80", "500", "5000"] },
    only: { type: "string", multiple: true, default: Object.keys(PARTS) },
    built: { type: "boolean", default: false },
  },
});
const rounds = wholeNumber("rounds", values.rounds);
const screens = wholeNumber("screens", values.screens);
const clients = values.clients.map((count) => wholeNumber("clients", count));
const wanted = values.only.map((name): [string, Part] => {
  const part = PARTS[name];
  if (!part) throw new Error(`--only takes one of ${Object.keys(PARTS).join(", ")}`);
  return [name, part];
});

if (!values.built) await buildPages(new Set(wanted.flatMap(([, { pages }]) => pages)));
await mkdir(path.dirname(REPORT), { recursive: true });
await mkdir(pagesFolder, { recursive: true });
const server = await serve(pagesFolder);
const browser = await chromium.launch({
  ...(await findBrowser()),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
try {
  const sections = new Map<string, string>();
  for (const [name, part] of wanted) {
    let round = 0;
    for await (const section of part.measure({
      browser,
      address: server.address,
      rounds,
      screens,
      clients,
    })) {
      sections.set(name, section);
      round += 1;
      await writeFile(REPORT, [PREAMBLE, ...sections.values()].join("\n"));
      say(`${name}: round ${round}`);
    }
  }
  say(`\n${[PREAMBLE, ...sections.values()].join("\n")}`);
} finally {
  await browser.close();
  server.close();
}

function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${option} takes a whole number from 1`);
  return number;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
