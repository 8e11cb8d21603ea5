// Written by `npm run generate` from schemas/api.

import type { CallPlan } from "../../schema/plan/plans/screen-plan.ts";

export const shellCalls = {
  "chat.company.page": {
    "id": "chat.company.page",
    "title": "沟通企业分页",
    "method": "post",
    "path": "/api/fcp/application/message/chat/company/page",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "customerCentre.customerInfo"
    ],
    "paging": {
      "page": "pageNumber",
      "size": "pageSize",
      "rows": "data",
      "total": "total"
    }
  },
  "chat.invoiceMessageStatus": {
    "id": "chat.invoiceMessageStatus",
    "title": "设置发票消息状态",
    "method": "post",
    "path": "/api/fcp/web/invoice/updateMessageStatus",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "customerCentre.customerInfo"
    ]
  },
  "chat.record.page": {
    "id": "chat.record.page",
    "title": "沟通记录分页",
    "method": "post",
    "path": "/api/fcp/application/message/chat/record/page",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "customerCentre.customerInfo"
    ],
    "paging": {
      "page": "pageNum",
      "size": "pageSize",
      "rows": "data",
      "total": "total"
    }
  },
  "chat.record.read": {
    "id": "chat.record.read",
    "title": "标记沟通消息已读",
    "method": "post",
    "path": "/api/fcp/application/message/chat/record/read",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "chat.record.submit": {
    "id": "chat.record.submit",
    "title": "发送沟通消息",
    "method": "post",
    "path": "/api/fcp/application/message/chat/record/submit",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "customerCentre.customerInfo"
    ]
  },
  "chat.record.typing": {
    "id": "chat.record.typing",
    "title": "告知正在输入",
    "method": "post",
    "path": "/api/fcp/application/message/chat/record/typing",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "customerCentre.customerInfo"
    ],
    "noLoading": true
  },
  "chat.record.uploadFile": {
    "id": "chat.record.uploadFile",
    "title": "上传沟通附件",
    "method": "post",
    "path": "/api/fcp/application/message/chat/record/uploadFile",
    "pathParams": [],
    "queryParams": [],
    "body": "multipart",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "chat.statistics": {
    "id": "chat.statistics",
    "title": "沟通统计",
    "method": "post",
    "path": "/api/fcp/application/message/chat/statistics",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "signed-in"
    ]
  },
  "chat.todo.cancel": {
    "id": "chat.todo.cancel",
    "title": "取消待办",
    "method": "post",
    "path": "/api/fcp/application/message/chat/todo/cancel",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "customerCentre.customerInfo"
    ]
  },
  "chat.todo.detail": {
    "id": "chat.todo.detail",
    "title": "待办详情",
    "method": "post",
    "path": "/api/fcp/application/message/chat/todo/detail",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "customerCentre.customerInfo"
    ]
  },
  "chat.todo.done": {
    "id": "chat.todo.done",
    "title": "完成待办",
    "method": "post",
    "path": "/api/fcp/application/message/chat/todo/done",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "customerCentre.customerInfo"
    ]
  },
  "chat.todo.save": {
    "id": "chat.todo.save",
    "title": "新建待办",
    "method": "post",
    "path": "/api/fcp/application/message/chat/todo/save",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "customerCentre.customerInfo"
    ]
  },
  "chat.todo.users": {
    "id": "chat.todo.users",
    "title": "待办可选执行人",
    "method": "post",
    "path": "/api/fcp/application/message/chat/todo/users",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "customerCentre.customerInfo"
    ]
  },
  "company.match": {
    "id": "company.match",
    "title": "匹配客户",
    "method": "post",
    "path": "/api/fcp/web/company/match",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "signed-in"
    ]
  },
  "config.branchInfo": {
    "id": "config.branchInfo",
    "title": "区域级分公司信息",
    "method": "get",
    "path": "/api/fcp/web/config/branchInfo",
    "pathParams": [],
    "queryParams": [
      "gsid"
    ],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ]
  },
  "config.firmSetting.query": {
    "id": "config.firmSetting.query",
    "title": "公司设置",
    "method": "get",
    "path": "/api/fcp/web/config/firmSetting",
    "pathParams": [],
    "queryParams": [],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "config.taxCalendar": {
    "id": "config.taxCalendar",
    "title": "征期日历",
    "method": "get",
    "path": "/api/fcp/web/taxcalendar/{dqbm}/{kjnd}/{kjqj}",
    "pathParams": [
      "dqbm",
      "kjnd",
      "kjqj"
    ],
    "queryParams": [],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ]
  },
  "customerService.articles": {
    "id": "customerService.articles",
    "title": "查找帮助文章",
    "method": "get",
    "path": "/api/fcp/web/customerService/articles",
    "pathParams": [],
    "queryParams": [
      "text"
    ],
    "body": "none",
    "effect": "read",
    "permission": [
      "public"
    ],
    "noLoading": true
  },
  "customerService.ask": {
    "id": "customerService.ask",
    "title": "向智能客服提问",
    "method": "post",
    "path": "/api/fcp/web/customerService/ask",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "answer": "file",
    "effect": "read",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "customerService.end": {
    "id": "customerService.end",
    "title": "咨询人结束会话",
    "method": "post",
    "path": "/api/fcp/web/customerService/end",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "customerService.own": {
    "id": "customerService.own",
    "title": "本人的人工会话",
    "method": "get",
    "path": "/api/fcp/web/customerService/own",
    "pathParams": [],
    "queryParams": [
      "id"
    ],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "customerService.say": {
    "id": "customerService.say",
    "title": "对人工客服说",
    "method": "post",
    "path": "/api/fcp/web/customerService/say",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "customerService.transfer": {
    "id": "customerService.transfer",
    "title": "转人工",
    "method": "post",
    "path": "/api/fcp/web/customerService/transfer",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "miniProgram.client.answer": {
    "id": "miniProgram.client.answer",
    "title": "客户回复税款",
    "method": "post",
    "path": "/api/mini/client/answer",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "public"
    ]
  },
  "miniProgram.client.file": {
    "id": "miniProgram.client.file",
    "title": "客户查看图片或文件",
    "method": "post",
    "path": "/api/mini/client/file",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "answer": "file",
    "effect": "read",
    "permission": [
      "public"
    ]
  },
  "miniProgram.client.letter": {
    "id": "miniProgram.client.letter",
    "title": "客户查看税款通知",
    "method": "post",
    "path": "/api/mini/client/letter",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "public"
    ]
  },
  "miniProgram.client.open": {
    "id": "miniProgram.client.open",
    "title": "客户打开小程序",
    "method": "post",
    "path": "/api/mini/client/open",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "public"
    ]
  },
  "miniProgram.client.records": {
    "id": "miniProgram.client.records",
    "title": "客户查看消息",
    "method": "post",
    "path": "/api/mini/client/records",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "public"
    ]
  },
  "miniProgram.client.submit": {
    "id": "miniProgram.client.submit",
    "title": "客户发送消息",
    "method": "post",
    "path": "/api/mini/client/submit",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "public"
    ]
  },
  "miniProgram.client.upload": {
    "id": "miniProgram.client.upload",
    "title": "客户上传图片或文件",
    "method": "post",
    "path": "/api/mini/client/upload",
    "pathParams": [],
    "queryParams": [],
    "body": "multipart",
    "effect": "write",
    "permission": [
      "public"
    ]
  },
  "notice.delete": {
    "id": "notice.delete",
    "title": "清空通知",
    "method": "put",
    "path": "/api/notice/api/subject/notice/delete",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "notice.page": {
    "id": "notice.page",
    "title": "通知分页",
    "method": "put",
    "path": "/api/notice/api/subject/notice/page",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "signed-in"
    ],
    "paging": {
      "page": "pageNum",
      "size": "pageSize",
      "rows": "list",
      "total": "total"
    }
  },
  "notice.read": {
    "id": "notice.read",
    "title": "通知标记已读",
    "method": "put",
    "path": "/api/notice/api/subject/notice/read",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "notice.status": {
    "id": "notice.status",
    "title": "通知未读状态",
    "method": "put",
    "path": "/api/notice/api/subject/notice/status",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "permission.previewMenu": {
    "id": "permission.previewMenu",
    "title": "预览服务菜单",
    "method": "get",
    "path": "/api/permissions/v3/preview/menu/{serviceId}",
    "pathParams": [
      "serviceId"
    ],
    "queryParams": [],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ]
  },
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
  "permission.userRole": {
    "id": "permission.userRole",
    "title": "当前用户角色",
    "method": "get",
    "path": "/api/permissions/v3/userRole",
    "pathParams": [],
    "queryParams": [],
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
  },
  "session.findAuthDomain": {
    "id": "session.findAuthDomain",
    "title": "按域名查询认证地址",
    "method": "get",
    "path": "/api/domain/findAuthDomain",
    "pathParams": [],
    "queryParams": [
      "domain",
      "gsid"
    ],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ]
  },
  "session.generateServiceTicket": {
    "id": "session.generateServiceTicket",
    "title": "生成服务票据",
    "method": "post",
    "path": "/api/ticket/generateServiceTicket",
    "pathParams": [],
    "queryParams": [],
    "body": "none",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "session.lock": {
    "id": "session.lock",
    "title": "锁定屏幕",
    "method": "post",
    "path": "/api/auth/session/lock",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "session.pwdForceUpdate": {
    "id": "session.pwdForceUpdate",
    "title": "强制修改密码",
    "method": "post",
    "path": "/api/facade/user/unauth/pwd/forceupdate",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "public"
    ]
  },
  "session.reportUse": {
    "id": "session.reportUse",
    "title": "报告仍在使用",
    "method": "get",
    "path": "/api/auth/sso/use",
    "pathParams": [],
    "queryParams": [],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "session.shareLogin": {
    "id": "session.shareLogin",
    "title": "生成分享登录码",
    "method": "post",
    "path": "/api/auth/user/share/login",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "session.shareProlong": {
    "id": "session.shareProlong",
    "title": "延长分享登录",
    "method": "post",
    "path": "/api/auth/user/share/prolong",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "session.shareRevoke": {
    "id": "session.shareRevoke",
    "title": "撤销分享登录",
    "method": "post",
    "path": "/api/auth/user/share/revoke",
    "pathParams": [],
    "queryParams": [],
    "body": "none",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "session.shareState": {
    "id": "session.shareState",
    "title": "分享登录状态",
    "method": "get",
    "path": "/api/auth/user/share/state",
    "pathParams": [],
    "queryParams": [],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "session.signOut": {
    "id": "session.signOut",
    "title": "退出登录",
    "method": "post",
    "path": "/api/auth/sso/logout",
    "pathParams": [],
    "queryParams": [],
    "body": "none",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "session.tenantLogo": {
    "id": "session.tenantLogo",
    "title": "按域名查询公司标志",
    "method": "get",
    "path": "/api/domain/tenantLogo",
    "pathParams": [],
    "queryParams": [
      "domain"
    ],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ]
  },
  "session.unlock": {
    "id": "session.unlock",
    "title": "解锁屏幕",
    "method": "post",
    "path": "/api/auth/session/unlock",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "taskCentre.fileList": {
    "id": "taskCentre.fileList",
    "title": "任务文件与状态",
    "method": "post",
    "path": "/api/fcp/web/taskCentre/fileList",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "taskCentre.retry": {
    "id": "taskCentre.retry",
    "title": "重试任务",
    "method": "post",
    "path": "/api/fcp/web/taskCentre/retry",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ],
    "job": {
      "poll": "taskCentre.fileList",
      "param": "taskid",
      "status": "status",
      "id": "taskid",
      "progress": "progress",
      "message": "message",
      "file": "url",
      "done": [
        1
      ],
      "failed": [
        2
      ],
      "partly": [
        3
      ]
    }
  },
  "taskCentre.taskFileList": {
    "id": "taskCentre.taskFileList",
    "title": "任务列表",
    "method": "post",
    "path": "/api/fcp/web/taskCentre/taskFileList",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "signed-in"
    ],
    "paging": {
      "page": "pageNum",
      "size": "pageSize",
      "rows": "list",
      "total": "total"
    }
  },
  "tracking.acceptUserBehaviorData": {
    "id": "tracking.acceptUserBehaviorData",
    "title": "批量上报用户行为",
    "method": "post",
    "path": "/api/userBurial/acceptUserBehaviorData",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "tracking.aiChatClick": {
    "id": "tracking.aiChatClick",
    "title": "智能客服点击埋点",
    "method": "put",
    "path": "/api/smart/outSmart/track",
    "pathParams": [],
    "queryParams": [
      "clickType"
    ],
    "body": "none",
    "effect": "write",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "tracking.publicIp": {
    "id": "tracking.publicIp",
    "title": "查询公网IP",
    "method": "get",
    "path": "/ip-service/publicIp",
    "pathParams": [],
    "queryParams": [],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ]
  },
  "user.fuzzyMatch": {
    "id": "user.fuzzyMatch",
    "title": "用户模糊匹配",
    "method": "get",
    "path": "/api/fintax/application/dz/user/fuzzyMatch",
    "pathParams": [],
    "queryParams": [
      "content"
    ],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ]
  },
  "userAdmin.checkPassword": {
    "id": "userAdmin.checkPassword",
    "title": "校验旧密码",
    "method": "post",
    "path": "/api/auth/user/checkPassword",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "userAdmin.resetPwd": {
    "id": "userAdmin.resetPwd",
    "title": "重置密码",
    "method": "post",
    "path": "/api/auth/user/resetPwd",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ]
  },
  "userSetting.filter.add": {
    "id": "userSetting.filter.add",
    "title": "新增常用筛选",
    "method": "post",
    "path": "/api/fcp/web/userSetting/filter/add",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "userSetting.filter.delete": {
    "id": "userSetting.filter.delete",
    "title": "删除常用筛选",
    "method": "post",
    "path": "/api/fcp/web/userSetting/filter/delete",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "userSetting.filter.list": {
    "id": "userSetting.filter.list",
    "title": "常用筛选",
    "method": "get",
    "path": "/api/fcp/web/userSetting/filter/list",
    "pathParams": [],
    "queryParams": [],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "userSetting.filter.update": {
    "id": "userSetting.filter.update",
    "title": "修改常用筛选",
    "method": "post",
    "path": "/api/fcp/web/userSetting/filter/update",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "userSetting.query": {
    "id": "userSetting.query",
    "title": "界面设置",
    "method": "get",
    "path": "/api/fcp/web/userSetting/query",
    "pathParams": [],
    "queryParams": [],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "userSetting.save": {
    "id": "userSetting.save",
    "title": "保存界面设置",
    "method": "post",
    "path": "/api/fcp/web/userSetting/save",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "write",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  },
  "version.pageVersion": {
    "id": "version.pageVersion",
    "title": "页面版本",
    "method": "get",
    "path": "/version.json",
    "pathParams": [],
    "queryParams": [
      "t"
    ],
    "body": "none",
    "effect": "read",
    "permission": [
      "public"
    ]
  },
  "version.service": {
    "id": "version.service",
    "title": "服务版本",
    "method": "get",
    "path": "/api/fintax/application/dz/version/service",
    "pathParams": [],
    "queryParams": [],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ]
  },
  "version.user": {
    "id": "version.user",
    "title": "用户版本",
    "method": "get",
    "path": "/api/fintax/application/dz/version/user",
    "pathParams": [],
    "queryParams": [],
    "body": "none",
    "effect": "read",
    "permission": [
      "signed-in"
    ]
  },
  "workOrder.queryGdCount": {
    "id": "workOrder.queryGdCount",
    "title": "待处理工单数",
    "method": "post",
    "path": "/api/workorder/queryGdCount",
    "pathParams": [],
    "queryParams": [],
    "body": "json",
    "effect": "read",
    "permission": [
      "signed-in"
    ],
    "noLoading": true
  }
} as const satisfies {
  readonly [operationId: string]: CallPlan;
};
