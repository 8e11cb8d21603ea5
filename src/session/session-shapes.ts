import { fromShanghaiText } from "../domain/shanghai-time.ts";
import type { Operations } from "../request/generated/operations.ts";
import type { LoginInfo, PermissionEntry, UserBasicInfo } from "./login-info.ts";
import { flag, list, nullable, number, object, orEmpty, type Shape, text, textWhere } from "./shape.ts";

export type Tokens = Required<Operations["session.exchangeTicket"]["result"]>;

const moment = textWhere((value) => fromShanghaiText(value) !== null, "a date and time");
const filled = textWhere((value) => value !== "", "a text that is not empty");

export const tokensShape: Shape<Tokens> = object<Tokens>({
  accessToken: filled,
  refreshToken: orEmpty,
});

const userShape = object<UserBasicInfo>({
  id: number,
  name: text,
  account: text,
  gsid: number,
  admin: flag,
  branchAdmin: flag,
  deptManager: flag,
  superAdmin: flag,
  status: number,
  phone: text,
});

export const loginInfoShape: Shape<LoginInfo> = object<LoginInfo>({
  userBasicInfo: userShape,
  dzgsDTO: object<LoginInfo["dzgsDTO"]>({ gsid: number, gsmc: text, dqbm: text, productType: number }),
  name: text,
  tenantProductList: list(
    object<LoginInfo["tenantProductList"][number]>({ productId: number, productName: text }),
  ),
  versionDtoList: list(
    object<LoginInfo["versionDtoList"][number]>({ serviceTag: text, serviceVersion: text }),
  ),
  versionUserDtoList: list(object<LoginInfo["versionUserDtoList"][number]>({ expireTime: moment })),
  permission: nullable(flag),
  initStatus: number,
  serverTime: moment,
});

export const permissionListShape: Shape<readonly PermissionEntry[]> = list(
  object<PermissionEntry>({ code: text, resourceType: text, operationFlag: number }),
);
