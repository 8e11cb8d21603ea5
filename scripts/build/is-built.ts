import { APP, SERVER, isCurrent } from "./sources.ts";

/** True when app and server are built from the sources as they are: `npm start` calls the bundled form of this. */
export async function isBuilt(root: string): Promise<boolean> {
  return (await isCurrent(root, SERVER)) && (await isCurrent(root, APP));
}
