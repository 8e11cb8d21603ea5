import type { DemoRecord, DemoWorld } from "../demo-world.ts";

/** Expenditures that firms like this one have: about how much, and to whom. */
const EXPENSES = [
  { category: "commission", amount: 300, payee: "上海汇商企业服务中心" },
  { category: "address", amount: 1200, payee: "临港新片区园区管理有限公司" },
  { category: "advance", amount: 200, payee: "上海市数字证书认证中心" },
  { category: "material", amount: 46.5, payee: "顺丰速运有限公司" },
  { category: "outsource", amount: 480, payee: "浦东新区信达税务师事务所" },
  { category: "refund", amount: 350, payee: null },
  { category: "other", amount: 88, payee: "上海档案装订服务社" },
] as const;
const METHODS = ["transfer", "publicAccount", "wechat", "alipay", "cash"];
const EVERY = 2;
/** The newest ones wait for their payment. */
const UNPAID_DAYS = 20;

interface Client {
  readonly id: number;
  readonly name: string;
  readonly companyId: number | undefined;
  readonly kjUserId: number;
}

/** Expenditures on the contracts of every second client in the last two years. */
export async function seedExpenses(world: DemoWorld, clients: readonly Client[]): Promise<void> {
  const expenses = clients
    .filter((_client, index) => index % EVERY === 0)
    .flatMap((client, index) =>
      Array.from({ length: 1 + (index % 4) }, (_none, number) => expenseOf(world, client, index, number)),
    );
  await world.insert("contractExpense", expenses);
}

function expenseOf(world: DemoWorld, client: Client, index: number, number: number): DemoRecord {
  const kind = EXPENSES[(index + number * 3) % EXPENSES.length] ?? EXPENSES[0];
  const days = 2 + ((index * 13 + number * 97) % 420);
  const isPaid = days > UNPAID_DAYS;
  const createTime = world.daysAgo(days, index * 17);
  return {
    ...(client.companyId !== undefined && { companyId: client.companyId }),
    createTime,
    createUserId: client.kjUserId,
    fields: {
      clientId: client.id,
      category: kind.category,
      amount: kind.amount + (index % 5) * 50,
      expenseDate: createTime.slice(0, 10),
      payee: kind.payee ?? client.name,
      state: isPaid ? 1 : 0,
      payMethod: isPaid ? METHODS[(index + number) % METHODS.length] : null,
      payTime: isPaid ? world.daysAgo(days - 1 - (index % 10)).slice(0, 10) : null,
      userId: number % 3 === 2 ? (world.staff[0]?.userId ?? client.kjUserId) : client.kjUserId,
      remark: kind.category === "refund" ? "提前终止服务，按月退费" : null,
    },
  };
}
