import { runWithDemonstration } from "./run-server.ts";

await runWithDemonstration(process.env);
