import { useEffect, useState } from "react";
import type { ContextPlan, InputPlan } from "../../schema/plan/plans/screen-plan.ts";
import { RequestError } from "../../request/request-error.ts";
import { failureText } from "../failure-text.ts";
import type { Company, RendererHost, ScreenPlace } from "../host.ts";
import { companyIn, withCompany } from "./context-names.ts";
import { type Choice, readChoice } from "./read-choice.ts";

type CompanyState =
  | { readonly status: "none" | "loading" | "unknown" }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "ready"; readonly company: Company };

export interface CompanyChoice {
  readonly state: CompanyState;
  /** Its neighbours in the user's order, where there are some. */
  readonly before?: Company;
  readonly after?: Company;
  readonly choose: (companyId: number) => void;
  readonly retry: () => void;
}

interface Finished {
  readonly key: string;
  readonly end: { readonly answer: Choice } | { readonly message: string };
}

/** The company that a screen is about; null: it is about none of its own. Another one leaves what was given for the one before. */
export function useCompany(
  plan: ContextPlan["company"],
  inputs: readonly InputPlan[],
  place: ScreenPlace,
  { call }: Pick<RendererHost, "call">,
): CompanyChoice | null {
  const asked = plan ? companyIn(place.search) : null;
  const [attempt, setAttempt] = useState(0);
  const [finished, setFinished] = useState<Finished | null>(null);
  const key = `${asked} ${attempt}`;
  const operation = plan?.chosen.call;
  const isKnown = finished?.key === key;
  useEffect(() => {
    if (operation === undefined || asked === null || isKnown) return;
    const abort = new AbortController();
    const finish = (end: Finished["end"]) => {
      if (!abort.signal.aborted) setFinished({ key, end });
    };
    call(operation, { companyId: asked }, { silent: true, signal: abort.signal }).then(
      (answer) => finish(endOf(readChoice(answer))),
      (error: unknown) => finish(isRefusal(error) ? { answer: {} } : { message: failureText(error) }),
    );
    return () => abort.abort();
  }, [operation, asked, key, isKnown, call]);
  if (!plan) return null;
  const end = isKnown && asked !== null ? finished.end : undefined;
  const { before, after } = end && "answer" in end ? end.answer : {};
  return {
    state: asked === null ? { status: "none" } : stateOf(end),
    ...(before && { before }),
    ...(after && { after }),
    choose: (companyId) => {
      if (companyId !== asked) {
        const names = inputs.map(({ name }) => name);
        place.replaceSearch(withCompany(place.search, companyId, names));
      }
    },
    retry: () => setAttempt((count) => count + 1),
  };
}

const UNREADABLE = "服务器返回的客户信息不完整，请重试";

function endOf(choice: Choice | undefined): Finished["end"] {
  return choice ? { answer: choice } : { message: UNREADABLE };
}

/** True when the server refuses the id: it belongs to no company, or to one of another firm. */
function isRefusal(error: unknown): boolean {
  return error instanceof RequestError && error.failure === "refused";
}

function stateOf(end: Finished["end"] | undefined): CompanyState {
  if (!end) return { status: "loading" };
  if ("message" in end) return { status: "failed", message: end.message };
  return end.answer.company ? { status: "ready", company: end.answer.company } : { status: "unknown" };
}
