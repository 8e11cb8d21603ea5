/** Names of the headers that browser and server agree on. */
export const headerNames = {
  accessToken: "Access-Token",
  appId: "App-Id",
  ajax: "X-Requested-With",
  clientIp: "Client-Ip",
  idleSeconds: "Idle-Seconds",
  idempotencyKey: "Idempotency-Key",
  requestNo: "X-Request-No",
  companyName: "Company-Name",
  area: "Area",
  branchName: "Branch-Name",
} as const;
