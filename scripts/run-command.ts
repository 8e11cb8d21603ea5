import { spawn } from "node:child_process";

export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a command to its end; `live` lets its output through while it runs. Never rejects: a failed start is code 127. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { readonly live?: boolean; readonly env?: NodeJS.ProcessEnv; readonly cwd?: string } = {},
): Promise<CommandResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...options.env },
      cwd: options.cwd,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.live) process.stdout.write(chunk);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    const end = (code: number) => resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.on("error", (error) => {
      output += `${command}: ${error.message}\n`;
      end(127);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}
