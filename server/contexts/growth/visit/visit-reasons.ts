/** The reason for a visit: the code table `recommendReason`. */
type VisitReason = "expiring" | "expired" | "risk" | "opportunity" | "longUnvisited" | "newClient";

/** The facts about a client that is in service. */
export interface VisitFacts {
  /** Of the contract; negative once it has ended, null when it has no end. */
  readonly daysLeft: number | null;
  /** 0 none to 3 high; null: never examined. */
  readonly riskGrade: number | null;
  readonly openChanceCount: number;
  /** Since the last visit; null: never visited. */
  readonly unvisitedDays: number | null;
  readonly servedDays: number;
  readonly relationshipLevel: number;
}

const EXPIRING_DAYS = 30;
const LONG_DAYS = 90;
const NEW_DAYS = 90;
const MIDDLE_RISK = 2;

const SCORES: Readonly<Record<VisitReason, number>> = {
  expired: 30,
  expiring: 25,
  risk: 20,
  opportunity: 15,
  longUnvisited: 15,
  newClient: 10,
};

/** A client who is a stranger is to be visited the more. */
const LOOSE_RELATION = 2;
const LOOSE_SCORE = 10;

/** The reasons for a visit of the client, their weight (0 to 100), and the same in words; no reason: no visit is needed. */
export function visitReasons(facts: VisitFacts) {
  const { daysLeft, riskGrade, openChanceCount, unvisitedDays, servedDays, relationshipLevel } = facts;
  const reasons: [VisitReason, string][] = [];
  if (daysLeft !== null && daysLeft < 0) reasons.push(["expired", `合同已到期 ${-daysLeft} 天`]);
  else if (daysLeft !== null && daysLeft <= EXPIRING_DAYS)
    reasons.push(["expiring", `合同还有 ${daysLeft} 天到期`]);
  if (riskGrade !== null && riskGrade >= MIDDLE_RISK)
    reasons.push(["risk", riskGrade === MIDDLE_RISK ? "财税体检为中风险" : "财税体检为高风险"]);
  if (openChanceCount > 0) reasons.push(["opportunity", `有 ${openChanceCount} 个待跟进商机`]);
  if (unvisitedDays === null && servedDays > LONG_DAYS) reasons.push(["longUnvisited", "从未拜访"]);
  else if (unvisitedDays !== null && unvisitedDays > LONG_DAYS)
    reasons.push(["longUnvisited", `已 ${unvisitedDays} 天未拜访`]);
  if (servedDays <= NEW_DAYS) reasons.push(["newClient", `服务开始 ${servedDays} 天`]);
  const base = reasons.reduce((sum, [reason]) => sum + SCORES[reason], 0);
  const loose = reasons.length > 0 && relationshipLevel <= LOOSE_RELATION ? LOOSE_SCORE : 0;
  return {
    reasons: reasons.map(([reason]) => reason),
    reasonText: reasons.map(([, text]) => text).join("；"),
    score: Math.min(100, base + loose),
  };
}
