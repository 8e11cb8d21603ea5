import { type ChildProcess, spawn } from "node:child_process";
import type { Commands } from "./read-walk.ts";

export interface Terminal {
  /** Runs the commands to their end, or until they have printed what they are said to; gives all of it. */
  readonly run: (step: Commands) => Promise<string>;
  /** Ends what still runs. */
  readonly close: () => Promise<void>;
}

/** A terminal in this folder. */
export function openTerminal(folder: string, env: NodeJS.ProcessEnv): Terminal {
  const running: { readonly child: ChildProcess; readonly ended: Promise<unknown> }[] = [];

  async function run({ commands, output, goesOn }: Commands): Promise<string> {
    let printed = "";
    for (const command of commands) {
      // Of a group of its own, so that whatever it starts ends with it.
      const child = spawn("sh", ["-c", command], {
        cwd: folder,
        env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
        stdio: ["ignore", "pipe", "pipe"],
        detached: true,
      });
      const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
      running.push({ child, ended });
      const seen = new Promise<void>((resolve) => {
        const read = (chunk: Buffer) => {
          printed += chunk.toString();
          if (goesOn && missing(printed, output).length === 0) resolve();
        };
        child.stdout.on("data", read);
        child.stderr.on("data", read);
      });
      if (goesOn) {
        await Promise.race([seen, ended]);
        continue;
      }
      const code = await ended;
      const mayFail = output.some((line) => line.includes(" error "));
      if (code !== 0 && !mayFail) throw new Error(`\`${command}\` ended with ${code}:\n${printed}`);
    }
    const [first] = missing(printed, output);
    if (first !== undefined)
      throw new Error(`\`${commands.join("`, `")}\` did not print "${first}" but:\n${printed}`);
    return printed;
  }

  async function close(): Promise<void> {
    for (const { child } of running) if (child.exitCode === null && child.pid) process.kill(-child.pid);
    await Promise.all(running.map(({ ended }) => ended));
  }

  return { run, close };
}

/** The lines of the page that were not printed. */
function missing(printed: string, lines: readonly string[]): string[] {
  return lines.filter((line) => {
    const parts = line.trim().split("…");
    return !new RegExp(parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*")).test(
      printed,
    );
  });
}
