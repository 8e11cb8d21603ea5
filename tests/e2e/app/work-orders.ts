import type { Api } from "./api.ts";
import { IN_SERVICE, findCompanies } from "./companies.ts";
import { findUser } from "./users.ts";

const ACCEPT = 1;
const SUBMIT = 2;
const FINISH = 3;

/** A tax question of a company that waits for the account, unless `more` says otherwise; gives its identifier. */
export async function raiseOrder(
  api: Api,
  companyId: number | undefined,
  account: string,
  more: object = {},
): Promise<number> {
  const user = await findUser(api, account);
  const answer = await api.post("/api/workorder/save", {
    qyid: companyId,
    processerId: user?.id,
    type: 2,
    subType: 201,
    content: "请核对后答复",
    ...more,
  });
  if (answer.code !== "0") throw new Error(`the order was not raised: ${answer.message}`);
  return (answer.result as { id: number }).id;
}

/** An order of one of the firm's clients that waits for 陈洁. */
export async function raiseForChenjie(api: Api, title: string, more: object = {}): Promise<number> {
  const [company] = await findCompanies(api, { status: IN_SERVICE });
  return await raiseOrder(api, company?.companyId, "chenjie", { title, ...more });
}

/** Takes an order of the account through the steps, one after the other. */
async function handleOrder(api: Api, id: number, steps: readonly number[]): Promise<void> {
  for (const handleType of steps) {
    const answer = await api.post("/api/workorder/batchHandle", {
      idList: [id],
      handleType,
      handleContent: "已核对",
    });
    if (answer.code !== "0") throw new Error(`the order was not handled: ${answer.message}`);
  }
}

/** An order of the account in each state, one that waits newest, and a change of the registration. */
export async function raiseOrdersInEachState(api: Api, companyId: number, account: string): Promise<void> {
  const changes = [{ field: "legalPerson", value: "顾承安" }];
  const change = await raiseOrder(api, companyId, account, {
    type: 1,
    subType: 101,
    title: "变更法人",
    changes,
  });
  await handleOrder(api, change, [ACCEPT]);
  for (const steps of [[ACCEPT, SUBMIT, FINISH], [ACCEPT, SUBMIT], [ACCEPT], []]) {
    const id = await raiseOrder(api, companyId, account, { title: "留抵税额如何结转" });
    await handleOrder(api, id, steps);
  }
}
