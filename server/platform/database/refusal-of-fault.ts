import { Refusal } from "../errors.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { isDiskFull } from "./disk-room.ts";

/** In seconds: as long as a connection may take. */
const RETRY_AFTER = 5;

/**
 * The answer to a request whose statement the database has refused, the same for every operation. Undefined for a fault
 * of the server itself, such as a statement that cannot be right.
 */
export function refusalOfFault(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof AggregateError) return refusalOfFault(error.cause);
  if (isDiskFull(error)) return unavailable(NO_ROOM);
  if (error instanceof DatabaseUnavailable) return unavailable();
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  if (typeof code !== "string") return undefined;
  if (isOutage(code)) return unavailable();
  if (code === UNIQUE_VIOLATION) return duplicateRefusal(String(constraint));
  return REFUSALS_OF_STATES[code]?.();
}

export function isUnavailable(error: unknown): boolean {
  return refusalOfFault(error)?.kind === "unavailable";
}

const UNIQUE_VIOLATION = "23505";

/** By SQLSTATE. */
const REFUSALS_OF_STATES: { readonly [state: string]: () => Refusal } = {
  // Foreign key
  "23503": () => new Refusal("rule", "相关的数据刚刚被删除，或仍在被使用，请刷新后重试"),
  // Serialization failure, deadlock, lock time-out
  "40001": () => new Refusal("busy"),
  "40P01": () => new Refusal("busy"),
  "55P03": () => new Refusal("busy"),
  // Statement time-out
  "57014": () => new Refusal("slow"),
  // NUL, or half of a character, in a text or in JSON
  "22021": unsavableText,
  "22P05": unsavableText,
  // Number or date beyond the column
  "22003": () => new Refusal("validation", "数值超出可以保存的范围，请检查后重试"),
  "22008": () => new Refusal("validation", "日期超出可以保存的范围，请检查后重试"),
};

/** Connections lost or refused, too many of them, no room, going down, idle for too long inside a transaction, a copy that only reads. */
function isOutage(state: string): boolean {
  return /^(08...|53...|57P0[1-4]|25P0[34]|25006)$/.test(state);
}

const NO_ROOM = "数据库所在磁盘的空间已满，暂时不能保存，请联系系统管理员";

function unavailable(message?: string): Refusal {
  return new Refusal("unavailable", message, [], RETRY_AFTER);
}

function unsavableText(): Refusal {
  return new Refusal("validation", "内容含有无法保存的字符，请删除后重试");
}

/** By constraint: the field that the other record shares, and the sentence. */
const TAKEN: { readonly [constraint: string]: readonly [path: string, message: string] } = {
  company_code: ["khbm", "客户编码刚刚被其他客户使用，请核对后重新保存"],
  company_name: ["companyName", "客户名称刚刚被其他客户使用，请核对后重新保存"],
  company_tax_number: ["taxlayerNo", "税号刚刚被其他客户使用，请核对后重新保存"],
  department_name: ["deptName", "同级部门中已有这个名称，请换一个"],
  role_gsid_role_name_key: ["roleName", "已有同名的角色，请换一个名称"],
  staff_account: ["account", "该账号已被使用，请换一个"],
  tag_gsid_name_key: ["name", "已有同名的标签，请换一个名称"],
};

function duplicateRefusal(constraint: string): Refusal {
  const known = TAKEN[constraint];
  if (!known) return new Refusal("rule", "相同的内容刚刚被保存过，请刷新后核对");
  const [path, message] = known;
  return new Refusal("validation", message, [{ path, message }]);
}
