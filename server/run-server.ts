import { explainFailedStart } from "./explain-failed-start.ts";
import { readEnvironment } from "./environment.ts";
import { loadGateways } from "./load-gateways.ts";
import { aloud } from "./stages.ts";
import { type RunningServer, type ServerOptions, startServer } from "./start.ts";

/** The parts of an installation that no environment can name. */
export type InstallationParts = Pick<ServerOptions, "demonstration" | "gateways" | "meanwhile">;

/**
 * Starts the server as the environment says, prints its address at the terminal, and ends it with the process.
 * A start that fails ends the process with code 1 and the reason.
 */
export async function runServer(env: NodeJS.ProcessEnv, parts: InstallationParts = {}): Promise<void> {
  const { options, running } = await start(env, parts);
  console.log(describeServer(running.address, options, env));
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void running.close().then(() => process.exit(0)));
  }
}

async function start(
  env: NodeJS.ProcessEnv,
  parts: InstallationParts,
): Promise<{ options: ServerOptions; running: RunningServer }> {
  try {
    const gateways = env["GATEWAYS"] ? await loadGateways(env["GATEWAYS"]) : undefined;
    const options = { ...readEnvironment(env), stage: aloud, gateways, ...parts };
    return { options, running: await startServer(options) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(`服务无法启动：${explainFailedStart(error, env)}`);
    process.exit(1);
  }
}

function describeServer(listening: string, options: ServerOptions, env: NodeJS.ProcessEnv): string {
  const storage = env["DATABASE_URL"]
    ? "数据库：PostgreSQL"
    : `数据库：PGlite（${env["DATA_DIR"] ?? "内存"}），不做 fsync，仅用于开发、演示和测试`;
  const served = [`服务已启动：${listening}`, storage];
  if (!options.demoSso) return [...served, "登录方式：单点登录（OpenID Connect）"].join("\n");
  const accounts = (options.demonstration?.accounts ?? []).map((line) => `  ${line}`);
  return [...served, "演示账号（登录页直接选择，无需密码）：", ...accounts].join("\n");
}
