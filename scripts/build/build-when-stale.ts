import { aloud } from "../../server/stages.ts";
import { bundleServer } from "./bundle-server.ts";
import { runCommand } from "../run-command.ts";
import { APP, type Product, SERVER, isCurrent, removeStamp, sourceState, stamp } from "./sources.ts";

/** Builds the app into `dist/app` unless the folder was built from these very sources. Throws when the build fails. */
export async function buildWhenStale(root: string): Promise<void> {
  await make(root, APP, async () => {
    await aloud("构建前端", async () => {
      // A test may start this: the app is built for production all the same.
      const env = { NODE_ENV: "production" };
      const build = await runCommand("vite", ["build", "--logLevel", "error"], {
        live: true,
        env,
        cwd: root,
      });
      if (build.code !== 0) throw new Error("The app could not be built; the reason stands above.");
    });
  });
}

/** The same for the server, into `dist/server`. */
export async function bundleServerWhenStale(root: string): Promise<void> {
  await make(root, SERVER, async () => await bundleServer(root, SERVER.folder));
}

/** Sources that change during the build are noticed by the next one. */
async function make(root: string, product: Product, build: () => Promise<void>): Promise<void> {
  if (await isCurrent(root, product)) return;
  const state = sourceState(root, product);
  // A build that is broken off leaves neither the old nor the new.
  await removeStamp(root, product);
  await build();
  await stamp(root, product, state);
}
