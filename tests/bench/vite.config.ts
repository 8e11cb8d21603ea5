import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import product from "../../vite.config.ts";

/** How the measured pages are built: the way the product is. Each is a build of its own, so that none pays for another. */
export default defineConfig({
  root: path.join(import.meta.dirname, "pages"),
  plugins: [react()],
  resolve: { dedupe: product.resolve?.dedupe ?? [] },
  build: { ...product.build, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
});
