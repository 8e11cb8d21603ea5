import { findBrowser } from "../../find-browser.ts";
import { runCommand } from "../../run-command.ts";
import { findPostgres } from "../throw-away-postgres.ts";
import type { Program } from "./provable-test.ts";

/** The version of each program as it prints it itself; empty for one that is not installed. */
export async function programVersions(): Promise<Readonly<Record<Program, string>>> {
  const browser = await findBrowser().catch(() => undefined);
  const postgres = await findPostgres();
  return {
    browser: await versionOf(browser?.executablePath),
    postgres: await versionOf(postgres && `${postgres}/initdb`),
  };
}

async function versionOf(program: string | undefined): Promise<string> {
  if (program === undefined) return "";
  const { code, output } = await runCommand(program, ["--version"]);
  return code === 0 ? (/\d[\d.]+/.exec(output)?.[0] ?? "") : "";
}
