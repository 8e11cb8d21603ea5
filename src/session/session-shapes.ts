import { fromShanghaiText, toShanghaiText } from "../domain/shanghai-time.ts";
import type { Operations } from "../generated/operations/index.ts";
import type { LoginInfo, PermissionEntry, UserBasicInfo } from "./login-info.ts";
import { flag, identifier, list, number, object, optional, type Shape, text, textWhere } from "./shape.ts";

export type Tokens = Required<Operations["session.exchangeTicket"]["result"]>;

const moment = textWhere((value) => fromShanghaiText(value) !== null, "a date and time");
const filled = textWhere((value) => value !== "", "a text that is not empty");

export const tokensShape: Shape<Tokens> = object<Tokens>({
  accessToken: filled,
  refreshToken: optional(text, ""),
});

const userShape = object<UserBasicInfo>({
  id: identifier,
  name: optional(text, ""),
  account: optional(text, ""),
  gsid: optional(identifier, 0),
  admin: optional(flag, false),
  branchAdmin: optional(flag, false),
  deptManager: optional(flag, false),
  superAdmin: optional(flag, false),
  status: optional(number, 1),
  phone: optional(text, ""),
});

const answerShape = object<LoginInfo>({
  userBasicInfo: userShape,
  dzgsDTO: object<LoginInfo["dzgsDTO"]>({
    gsid: optional(identifier, 0),
    gsmc: optional(text, ""),
    dqbm: optional(text, ""),
    productType: optional(number, 0),
  }),
  name: optional(text, ""),
  tenantProductList: optional(
    list(object<LoginInfo["tenantProductList"][number]>({ productId: identifier, productName: text })),
    [],
  ),
  versionDtoList: optional(
    list(
      object<LoginInfo["versionDtoList"][number]>({
        serviceTag: text,
        serviceVersion: optional(text, ""),
      }),
    ),
    [],
  ),
  versionUserDtoList: optional(
    list(
      object<LoginInfo["versionUserDtoList"][number]>({
        expireTime: optional<string | null>(moment, null),
      }),
    ),
    [],
  ),
  permission: optional<boolean | null>(flag, null),
  initStatus: optional(number, 0),
  serverTime: optional(moment, ""),
  sharedLogin: optional(flag, false),
  watermark: optional(flag, false),
  loginExpireTime: optional<string | null>(moment, null),
  idleMinutes: optional(number, 0),
  hasPassword: optional(flag, false),
  lockByPin: optional(flag, false),
  passwordHint: optional(text, ""),
});

/** A missing fact follows from the rest: the firm from the user, the server's time from this machine's. */
export const loginInfoShape: Shape<LoginInfo> = (value, path) => {
  const info = answerShape(value, path);
  const { dzgsDTO, userBasicInfo } = info;
  return {
    ...info,
    dzgsDTO: { ...dzgsDTO, gsid: dzgsDTO.gsid || userBasicInfo.gsid, gsmc: dzgsDTO.gsmc || info.name },
    name: info.name || dzgsDTO.gsmc,
    serverTime: info.serverTime || toShanghaiText(Date.now()),
  };
};

export const permissionListShape: Shape<readonly PermissionEntry[]> = list(
  object<PermissionEntry>({ code: text, resourceType: optional(text, ""), operationFlag: number }),
);
