import type { Client } from "../../request/client-contract.ts";
import type { LoginInfo, PermissionEntry } from "../../session/login-info.ts";

export const loginInfoSample: LoginInfo = {
  userBasicInfo: {
    id: 7,
    name: "周明远",
    account: "zhoumy",
    gsid: 1,
    admin: false,
    branchAdmin: false,
    deptManager: false,
    superAdmin: true,
    status: 1,
    phone: "138****1234",
  },
  dzgsDTO: { gsid: 1, gsmc: "上海云帆财税咨询有限公司", dqbm: "3100", productType: 1 },
  name: "上海云帆财税咨询有限公司",
  tenantProductList: [],
  versionDtoList: [{ serviceTag: "SH", serviceVersion: "1001" }],
  versionUserDtoList: [{ expireTime: "2027-11-20 00:00:00" }],
  permission: true,
  initStatus: 2,
  serverTime: "2026-11-20 09:00:00",
  sharedLogin: false,
  watermark: false,
  loginExpireTime: null,
  idleMinutes: 0,
  hasPassword: true,
  lockByPin: false,
  passwordHint: "",
};

export const menuEntry = (code: string, operationFlag = 0): PermissionEntry => ({
  code,
  resourceType: "MENU",
  operationFlag,
});

/** A client whose operations answer from a table; an `Error` is a refusal. */
export function answeringClient(answers: { readonly [operationId: string]: unknown }): Client {
  const callPlanned: Client["callPlanned"] = async (operationId) => {
    const answer = answers[operationId];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return {
    register: () => {},
    call: callPlanned as Client["call"],
    callPlanned,
    download: async () => {
      throw new Error("no download expected");
    },
    cancelAll: () => {},
  };
}
