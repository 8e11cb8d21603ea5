import type { FastifyInstance } from "fastify";
import { answer, refuse } from "./envelope.ts";
import type { Clock } from "../clock.ts";
import { Refusal } from "../errors.ts";
import { type Readiness, type ReadinessOptions, readinessProbe } from "./readiness.ts";

interface HealthOptions extends ReadinessOptions {
  readonly clock: Clock;
}

/** The time in seconds after which a balancer should probe again. */
const RETRY_AFTER = 5;

/**
 * `/api/health`: the process answers; when it does not, it is to be started again. `/api/ready`: it can serve requests;
 * while it cannot, requests go elsewhere.
 */
export function healthRoutes(app: FastifyInstance, { clock, ...options }: HealthOptions): void {
  const probe = readinessProbe(options);
  app.get("/api/health", () => answer({ now: clock.now() }));
  app.get("/api/ready", async (_request, reply) => {
    const readiness = await probe();
    const [first] = faultsOf(readiness);
    if (first === undefined) return answer(readiness);
    return refuse(reply, new Refusal("unavailable", first, [], RETRY_AFTER), readiness);
  });
}

function faultsOf({ database, migrations, queue, disk }: Readiness): string[] {
  const faults: string[] = [];
  if (database !== "ok")
    faults.push(disk === "full" ? "无法访问数据库：其所在磁盘的空间已满" : "无法访问数据库");
  if (migrations === "older") faults.push("数据库尚未升级到当前版本");
  if (migrations === "newer") faults.push("数据库属于更新的版本");
  if (queue === "stalled") faults.push("后台任务没有运行");
  return faults;
}
