/** Every way in which the server says no: body code, HTTP status, and the sentence used when none is nearer. */
export const REFUSALS = {
  validation: { code: "0400", status: 200, message: "填写的内容有误，请检查后重试" },
  permission: { code: "0403", status: 200, message: "您没有此操作的权限，请联系管理员开通" },
  missing: { code: "0404", status: 200, message: "数据不存在或已被删除，请刷新后重试" },
  rule: { code: "0409", status: 200, message: "当前状态不能执行此操作" },
  stale: { code: "0410", status: 200, message: "数据已被他人修改，请核对后再保存" },
  slow: { code: "0408", status: 200, message: "处理时间过长，已停止且没有保存任何更改，请缩小范围后重试" },
  busy: { code: "0423", status: 200, message: "数据正在被其他人修改，请稍后重试" },
  tooFrequent: { code: "0429", status: 200, message: "操作过于频繁，请稍后再试" },
  tooManySignIns: { code: "0429", status: 429, message: "登录过于频繁，请稍后再试" },
  overQuota: { code: "0507", status: 200, message: "存储空间已用完，请联系管理员" },
  repeatedKey: { code: "0422", status: 200, message: "重复提交的内容不一致，请刷新后重试" },
  nothingToScan: { code: "104", status: 200, message: "还没有可以扫码登录的账号" },
  signedOut: { code: "0006", status: 401, message: "当前登录已失效，请重新登录" },
  unregistered: { code: "0007", status: 200, message: "用户未注册" },
  badTicket: { code: "0009", status: 200, message: "登录票据已失效，请重新登录" },
  suspended: { code: "0008", status: 403, message: "该账号已停用，请联系管理员开通权限" },
  malformed: { code: "0401", status: 400, message: "请求格式有误，请稍后重试" },
  unknownPath: { code: "0405", status: 404, message: "请求的资源不存在" },
  wrongMethod: { code: "0406", status: 405, message: "不支持的请求方式" },
  tooMany: { code: "0412", status: 200, message: "数据过多，无法一次列出，请缩小范围后重试" },
  tooLarge: { code: "0413", status: 413, message: "提交的内容过大，请减少后重试" },
  range: { code: "0416", status: 416, message: "请求的范围超出文件大小" },
  mediaType: { code: "0415", status: 415, message: "不支持的提交格式" },
  badHost: { code: "0401", status: 400, message: "访问地址有误，请从系统首页重新进入" },
  unavailable: { code: "0503", status: 503, message: "系统暂时无法访问数据库，请稍后重试" },
  fault: { code: "0500", status: 500, message: "服务异常，请稍后重试" },
} as const;

export type RefusalKind = keyof typeof REFUSALS;

export interface FieldError {
  /** Path in the request, as a form addresses it: `name`, `lines.0.amount`. */
  readonly path: string;
  readonly message: string;
}

/** Thrown where a request cannot be done; becomes the answer. Its message is read by users. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly kind: RefusalKind;
  readonly fieldErrors: readonly FieldError[];
  /** In seconds, where the same request may succeed later. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: RefusalKind,
    message?: string,
    fieldErrors: readonly FieldError[] = [],
    retryAfter?: number,
  ) {
    super(message ?? REFUSALS[kind].message);
    this.kind = kind;
    this.fieldErrors = fieldErrors;
    this.retryAfter = retryAfter;
  }
}
