import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { StoredRecord } from "../../../contracts/record.ts";

/** Refuses orders of other users: an ordinary user handles those that they process or have raised. */
export function assertHandler({ user }: FirmContext, orders: readonly StoredRecord[]): void {
  if (user.userKind !== "ordinary") return;
  const others = orders.filter((order) => order.processerId !== user.id && order.createUserId !== user.id);
  if (others.length === 0) return;
  throw new Refusal("rule", `${nameOrders(others)}由其他同事处理，您不能办理`);
}

/** `GD202611-0001、GD202611-0002 等 5 个工单` */
export function nameOrders(orders: readonly StoredRecord[]): string {
  const names = orders.slice(0, 3).map((order) => String(order.gdbh));
  return `${names.join("、")}${orders.length > 3 ? ` 等 ${orders.length} 个工单` : ""}`;
}
