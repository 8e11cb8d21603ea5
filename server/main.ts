import { DEMO_FIRMS } from "./demo/demo-accounts.ts";
import { readEnvironment } from "./environment.ts";
import { type RunningServer, startServer } from "./start.ts";

const { address, close } = await start();
console.log(describeServer(address, process.env));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void close().then(() => process.exit(0)));
}

async function start(): Promise<RunningServer> {
  try {
    return await startServer(readEnvironment(process.env));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const taken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    console.error(`服务无法启动：${taken ? "端口已被占用，请用环境变量 PORT 换一个" : error.message}`);
    process.exit(1);
  }
}

function describeServer(listening: string, env: NodeJS.ProcessEnv): string {
  const storage = env["DATABASE_URL"]
    ? "数据库：PostgreSQL"
    : `数据库：PGlite（${env["DATA_DIR"] ?? "内存"}），不做 fsync，仅用于开发、演示和测试`;
  const accounts = DEMO_FIRMS.flatMap((firm) => [
    `  ${firm.name}`,
    ...firm.accounts.map(({ account, person, shows }) => `    ${account.padEnd(10)} ${person}  ${shows}`),
  ]);
  return [`服务已启动：${listening}`, storage, "演示账号（登录页直接选择，无需密码）：", ...accounts].join(
    "\n",
  );
}
