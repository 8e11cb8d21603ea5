// Written by `npm run generate` from schemas/api.

import type { CallPlan } from "../../schema/plan/screen-plan.ts";

export const shellCalls = {
  "permission.userMenu": {
    "id": "permission.userMenu",
    "title": "用户菜单权限",
    "method": "get",
    "path": "/api/permissions/v3/userMenu",
    "pathParams": [],
    "queryParams": [
      "appId"
    ],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ]
  },
  "session.customerInfo": {
    "id": "session.customerInfo",
    "title": "登录账号信息",
    "method": "get",
    "path": "/api/fcp/web/customer/info",
    "pathParams": [],
    "queryParams": [],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ]
  },
  "session.exchangeTicket": {
    "id": "session.exchangeTicket",
    "title": "用单点登录票据换取令牌",
    "method": "post",
    "path": "/api/auth/sso/exchange",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "public"
    ]
  }
} as const satisfies {
  readonly [operationId: string]: CallPlan;
};
