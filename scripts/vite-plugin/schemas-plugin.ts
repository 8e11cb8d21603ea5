import type { Plugin } from "vite";
import { buildPlans } from "./build-plans.ts";
import { servePlans } from "./serve-plans.ts";

/**
 * Delivers the plans of `schemas/` as static files below `plans/`.
 * In development they follow every edit; a build with an error in them fails and prints all errors.
 */
export function schemasPlugin(): Plugin[] {
  return [servePlans(), buildPlans()];
}
