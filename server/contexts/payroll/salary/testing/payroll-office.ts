import { identityCheckDigit } from "../../../../../src/domain/identity-number.ts";
import type { TestServer } from "../../../../testing/test-server.ts";

export interface Payroll {
  readonly companyId: number;
  readonly call: (operationId: string, params: object, account?: string) => ReturnType<TestServer["request"]>;
  /** Refuses to go on when the call was refused. */
  readonly done: <Result>(operationId: string, params: object) => Promise<Result>;
  /** Adds people; gives their ids. */
  readonly hire: (...people: readonly object[]) => Promise<number[]>;
  /** Pays in a month of 2026; the kind of payroll is wages unless said. */
  readonly pay: (kjqj: number, lines: readonly object[], xclx?: number) => ReturnType<TestServer["request"]>;
  /** The line of a person and month of 2026. */
  readonly lineOf: (ryid: number, kjqj: number, xclx?: number) => Promise<Line>;
  readonly confirm: (kjqj: number, confirmStatus?: 0 | 1) => ReturnType<TestServer["request"]>;
}

type Line = Readonly<Record<string, number>>;

let made = 0;

/** A company's payroll as the administrator of the firm does it. */
export function payrollOffice(server: TestServer, companyId: number): Payroll {
  const call: Payroll["call"] = async (operationId, params, account = "chenjie") =>
    await server.request(account, operationId, params);
  const done: Payroll["done"] = async <Result>(operationId: string, params: object) => {
    const { code, message, result } = await call(operationId, params);
    if (code !== "0") throw new Error(`${operationId}: ${message}`);
    return result as Result;
  };
  return {
    companyId,
    call,
    done,
    hire: async (...people) => {
      const hired: number[] = [];
      for (const person of people) {
        const fields = { companyId, kjnd: 2026, kjqj: 1, ...newPerson(), ...person };
        hired.push((await done<{ ryid: number }>("salary.person.save", fields)).ryid);
      }
      return hired;
    },
    pay: async (kjqj, lineList, xclx = 1) =>
      await call("salary.save", { companyId, kjnd: 2026, kjqj, xclx, lineList }),
    lineOf: async (ryid, kjqj, xclx = 1) => {
      const { list } = await done<{ list: Line[] }>("salary.page", {
        companyId,
        kjnd: 2026,
        kjqj,
        ryid,
        xclx,
        pageNum: 1,
        pageSize: 10,
      });
      if (!list[0]) throw new Error(`${ryid} has no line in month ${kjqj}`);
      return list[0];
    },
    confirm: async (kjqj, confirmStatus = 1) =>
      await call("salary.confirm", { companyId, kjnd: 2026, kjqj, confirmStatus }),
  };
}

/** A person with a valid identity number of their own, employed for years. */
export function newPerson() {
  made += 1;
  const first = `310115${1960 + (made % 40)}0815${String(100 + made)}`;
  return { xm: `测试员${made}`, zjhm: `${first}${identityCheckDigit(first)}`, rzrq: "2020-03-01" };
}
