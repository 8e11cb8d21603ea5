import type { LoginInfo, UserBasicInfo } from "../login-info.ts";

/** An ordinary account in good order, changed as the test needs. */
export function loginInfo(changes: Partial<LoginInfo> = {}, user: Partial<UserBasicInfo> = {}): LoginInfo {
  return {
    userBasicInfo: {
      id: 7,
      name: "林晓",
      account: "linxiao",
      gsid: 1,
      admin: false,
      branchAdmin: false,
      deptManager: true,
      superAdmin: false,
      status: 1,
      phone: "138****1234",
      ...user,
    },
    dzgsDTO: { gsid: 1, gsmc: "上海明算财税咨询有限公司", dqbm: "3100", productType: 1 },
    name: "上海明算财税咨询有限公司",
    tenantProductList: [{ productId: 1, productName: "代账工作台" }],
    versionDtoList: [{ serviceTag: "QJ", serviceVersion: "1000" }],
    versionUserDtoList: [{ expireTime: "2027-12-31 23:59:59" }],
    permission: true,
    initStatus: 2,
    serverTime: "2026-11-20 14:05:00",
    sharedLogin: false,
    watermark: false,
    loginExpireTime: null,
    idleMinutes: 0,
    hasPassword: true,
    lockByPin: false,
    passwordHint: "",
    ...changes,
  };
}
