import type { PermissionTree } from "../../access/permission-tree.ts";
import { ASSUMED } from "./annotate-schemas.ts";

export interface OperationObject {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly servers?: readonly { readonly url: string }[];
  readonly "x-effect"?: "read" | "write";
  readonly "x-permission"?: string | readonly string[];
  readonly "x-assumed"?: readonly string[] | boolean;
  readonly "x-planned"?: boolean;
  readonly "x-socket"?: boolean;
}

/** An operation whose effect, permission and assumed parts are said in words; other extensions stay as they are. */
export function presentOperation(operation: OperationObject, permissions: PermissionTree): OperationObject {
  const {
    "x-effect": effect = "write",
    "x-permission": permission,
    "x-assumed": assumed,
    "x-planned": isPlanned,
    servers: _inPath,
    ...rest
  } = operation;
  const lines = [
    operation.description,
    `**权限**：${permissionText([permission ?? []].flat(), permissions)}`,
    `**作用**：${effect === "read" ? "只读" : "写入"}`,
    isAssumed(operation) && `**假定**：${assumedText(assumed)}`,
    operation["x-socket"] && "**连接方式**：WebSocket，由系统页面保持连接",
    isPlanned && "**尚未提供**",
  ];
  return {
    ...rest,
    summary: `${operation.summary ?? ""}${isAssumed(operation) ? ASSUMED : ""}${isPlanned ? "【尚未提供】" : ""}`,
    description: lines.filter(Boolean).join("\n\n"),
  };
}

/** True when a part of the operation itself is assumed; its fields are marked one by one. */
export function isAssumed({ "x-assumed": assumed = false }: OperationObject): boolean {
  return Array.isArray(assumed) ? assumed.length > 0 : assumed === true;
}

const PARTS: { readonly [part: string]: string } = { method: "请求方式", path: "路径" };

function assumedText(assumed: OperationObject["x-assumed"]): string {
  if (!Array.isArray(assumed)) return "整个接口";
  return (assumed as readonly string[]).map((part) => PARTS[part] ?? part).join("、");
}

const OPEN_TO: { readonly [word: string]: string } = {
  public: "无需登录",
  "signed-in": "登录后即可使用",
};

function permissionText(codes: readonly string[], permissions: PermissionTree): string {
  const texts = codes.map((code) => OPEN_TO[code] ?? `\`${code}\` ${titleOf(code, permissions)}`.trim());
  return texts.length > 1 ? `${texts.join("，")}（有其中一项即可）` : (texts[0] ?? "未说明");
}

/** From the group down: several codes are called 新增. */
function titleOf(code: string, permissions: PermissionTree): string {
  const permission = permissions.get(code);
  const above = permission?.ancestors.map((ancestor) => permissions.get(ancestor)?.title ?? "") ?? [];
  return [...above, permission?.title ?? ""].join(" › ");
}
