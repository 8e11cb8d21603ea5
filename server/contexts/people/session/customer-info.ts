import { operation } from "../../../contracts/operation.ts";
import { maskPhone } from "../../../../src/domain/mask.ts";
import { firmSettings } from "../firm-setting/firm-setting.ts";

/** The signed-in user, the firm and its edition; the browser's account gates are decided from it. */
export const customerInfo = operation("session.customerInfo", async (_params, context) => {
  const { db, user, clock } = context;
  const staff = await db
    .selectFrom("staff")
    .select(["account", "phone", "status", "permission", "initStatus", "expireTime", "passwordHash"])
    .where("userId", "=", user.id)
    .executeTakeFirstOrThrow();
  const firm = await db.selectFrom("firm").select(["gsmc", "dqbm", "productType"]).executeTakeFirstOrThrow();
  const products = await db
    .selectFrom("firmProduct")
    .select(["productId", "productName"])
    .orderBy("productId")
    .execute();
  const versions = await db
    .selectFrom("staffVersion")
    .select(["serviceTag", "serviceVersion"])
    .where("userId", "=", user.id)
    .orderBy("serviceTag")
    .execute();
  const { watermarkOn, idleMinutes } = await firmSettings(context);
  const known = context.signInRules.knownPassword;
  const isGuest = user.signIn?.shared ?? false;
  return {
    userBasicInfo: {
      id: user.id,
      name: user.name,
      account: staff.account,
      gsid: user.gsid,
      superAdmin: user.userKind === "superAdmin",
      admin: user.userKind === "admin",
      branchAdmin: user.userKind === "branchAdmin",
      deptManager: user.userKind === "deptManager",
      status: staff.status,
      phone: maskPhone(staff.phone),
    },
    dzgsDTO: { gsid: user.gsid, ...firm },
    name: firm.gsmc,
    tenantProductList: products,
    versionDtoList: versions,
    versionUserDtoList: [{ expireTime: staff.expireTime }],
    permission: staff.permission,
    initStatus: staff.initStatus,
    serverTime: clock.now(),
    sharedLogin: isGuest,
    watermark: watermarkOn === 1,
    ...(user.signIn && { loginExpireTime: user.signIn.expireTime }),
    idleMinutes,
    hasPassword: staff.passwordHash !== null && !isGuest,
    lockByPin: staff.passwordHash === null && !isGuest,
    ...(!isGuest && staff.passwordHash === known?.passwordHash && { passwordHint: known.password }),
  };
});
