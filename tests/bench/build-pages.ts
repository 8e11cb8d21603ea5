import path from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import product, { preloadedChunks } from "../../vite.config.ts";
import { benchPlans } from "./plan-screens.ts";

/** A page of `pages/`, named as its file is. */
export type PageName =
  | "ours"
  | "pro-table"
  | "antd-table"
  | "antd-form"
  | "antd-drawer"
  | "antd-chat"
  | "editable-pro-table"
  | "ag-grid"
  | "react-data-grid"
  | "pro-card"
  | "pro-form"
  | "pro-shell";

const PAGES = path.join(import.meta.dirname, "pages");

/** The folder of the built pages. */
export const pagesFolder = path.resolve(import.meta.dirname, "../../dist/bench");

/** Builds pages the way the product is built, each by itself, so that none pays for another; each into a folder of `pagesFolder`. */
export async function buildPages(names: Iterable<PageName>): Promise<void> {
  for (const name of names) {
    await build({
      configFile: false,
      root: PAGES,
      base: `/${name}/`,
      logLevel: "warn",
      plugins: [react(), frame(name), preloadedChunks, name === "ours" ? benchPlans() : []],
      resolve: { dedupe: product.resolve?.dedupe ?? [] },
      build: {
        ...product.build,
        outDir: path.join(pagesFolder, name),
        emptyOutDir: true,
        chunkSizeWarningLimit: 5000,
        rolldownOptions: { ...product.build?.rolldownOptions, input: path.join(PAGES, "page.html") },
      },
    });
  }
}

/** The address of a page on the server of the built pages. */
export function pageAddress(server: string, name: PageName, query = ""): string {
  return `${server}/${name}/page.html${query}`;
}

/** One HTML file frames them all. */
function frame(name: PageName): Plugin {
  return {
    name: "bench:frame",
    transformIndexHtml: { order: "pre", handler: (html) => html.replaceAll("%PAGE%", name) },
  };
}
