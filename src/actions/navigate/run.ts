import type { VerbRunner } from "../verb-runner.ts";
import { writeAddress } from "./write-address.ts";

export const runNavigate: VerbRunner = {
  verb: "navigate",
  run: async (args, context) => context.navigate(writeAddress(args)),
};
