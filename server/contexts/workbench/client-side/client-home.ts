import { publicOperation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../../clients/door.ts";
import { readClientLetter, readClientMonths } from "../../tax/door.ts";
import { asClient } from "./as-client.ts";

const MODULES = [0, 1, 2, 3, 4];
const LONGEST_TALK = 200;

/** The client's first page: its taxes, and the last message of each module. */
export const openClientPage = publicOperation(
  "miniProgram.client.open",
  async ({ link }, context) =>
    await asClient(link, context, async ({ companyId, clientName, expireTime }, firm) => {
      const { companyName, taxlayerNo } = await readCompany(firm, companyId);
      const { gsmc } = await firm.db.selectFrom("firm").select("gsmc").executeTakeFirstOrThrow();
      const messages = await RecordStore.open("chatMessage", firm);
      const order = [{ field: "createTime", descending: true }];
      const last = await messages.latestPer("module", { where: { qyid: companyId }, order });
      return {
        companyName,
        taxlayerNo,
        firmName: gsmc,
        clientName,
        expireTime,
        months: await readClientMonths(companyId, firm),
        modules: MODULES.flatMap((module) => {
          const message = last.get(module);
          if (!message) return [];
          const { id: lastId, content: lastContent, createTime: lastTime, sender } = message;
          return [{ module, lastId, lastContent, lastTime, isFromFirm: sender === "staff" }];
        }),
      };
    }),
);

/** The last messages of one module, as they were said. */
export const clientMessages = publicOperation(
  "miniProgram.client.records",
  async ({ link, module }, context) =>
    await asClient(link, context, async ({ companyId }, firm) => {
      const messages = await RecordStore.open("chatMessage", firm);
      const order = ["createTime", "id"].map((field) => ({ field, descending: true }));
      const { list } = await messages.page(
        { where: { qyid: companyId, module }, order },
        { pageNum: 1, pageSize: LONGEST_TALK },
      );
      return list.toReversed().map(({ id, content, files, tags, sender, fromUserName, createTime }) => ({
        id,
        content,
        files,
        tags: tags ?? null,
        isMine: sender === "client",
        fromUserName,
        createTime,
      }));
    }),
);

/** The notice of a tax. */
export const clientLetter = publicOperation(
  "miniProgram.client.letter",
  async ({ link, kjnd, kjqj, szId }, context) =>
    await asClient(
      link,
      context,
      async ({ companyId }, firm) => await readClientLetter({ companyId, kjnd, kjqj, szId }, firm),
    ),
);
