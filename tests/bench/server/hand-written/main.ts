import { type FastifyReply, type FastifyRequest, fastify } from "fastify";
import { companyCount, companyList, homeBoard } from "./company-routes.ts";
import { pglite, postgres } from "./database.ts";
import { invoiceDetail, invoicePage, isSeen, restrictInvoices } from "./invoice-routes.ts";
import { type User, signedIn } from "./sign-in.ts";
import { userList } from "./user-routes.ts";

/** The requests of the load, written by hand for Fastify and pg: the same statements, the same rows, no catalogue. */
const { DATABASE_URL, DATA_DIR = "", APP_NOW = "" } = process.env;
const database = DATABASE_URL ? postgres(DATABASE_URL) : pglite(DATA_DIR);
const app = fastify({ logger: false });

type Work = (request: FastifyRequest, user: User) => Promise<unknown>;

function route(method: "GET" | "POST", url: string, code: string, work: Work): void {
  app.route({
    method,
    url,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const user = await signedIn(request, database.query, code);
      const result = user ? await work(request, user) : undefined;
      if (result === undefined) return reply.send({ code: "0403", message: "没有权限", result: null });
      return reply.send({ code: "0", message: null, result });
    },
  });
}

const CUSTOMERS = "customerCentre.customerInfo";
const INVOICES = "accountingCentre.invoiceCollection";
const BASE = "/api/fcp/web";

route("POST", `${BASE}/company/list`, CUSTOMERS, (request, user) =>
  companyList(database, user, request.body as never, APP_NOW),
);
route("POST", `${BASE}/company/count`, CUSTOMERS, (_request, user) => companyCount(database, user, APP_NOW));
route("GET", `${BASE}/home/customer`, "home", (_request, user) => homeBoard(database, user, APP_NOW));
route("POST", "/api/auth/user/list", "basicSetting.staffActions", (request, user) =>
  userList(database, user, request.body as never),
);
route("POST", `${BASE}/invoice/check/page`, INVOICES, async (request, user) => {
  const body = request.body as Parameters<typeof invoicePage>[2];
  return (await isSeen(database.query, user, body.qyid))
    ? await invoicePage(database, user, body)
    : undefined;
});
route("GET", `${BASE}/invoice/check/detail`, INVOICES, (request, user) =>
  invoiceDetail(database, user, request.query as never),
);
route("POST", `${BASE}/invoice/batchUpdateTaxJxCanCheckStatus`, INVOICES, (request, user) =>
  restrictInvoices(database, user, request.body as never, String(request.headers["idempotency-key"])),
);

const address = await app.listen({ port: Number(process.env.PORT ?? 0), host: "127.0.0.1" });
process.stdout.write(`${address}\n`);
process.once("SIGTERM", () => process.exit(0));
