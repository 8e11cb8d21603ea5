import { numberInCohort } from "../demo-cohort.ts";
import { demoPhone } from "../demo-staff.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { isServed } from "../tax/demo-period-state.ts";

const BOUND = 1;
const POSTS = ["总经理", "法定代表人", "行政主管"] as const;

/** The clients and staff who read messages in the mini-programme. */
export async function seedBindings(world: DemoWorld): Promise<void> {
  const clients = world.companies.filter(isServed).slice(0, 45);
  const state = (place: number, bindTime: string) => {
    const bindStatus = [BOUND, BOUND, 0, BOUND, 2][place % 5] ?? BOUND;
    return { bindStatus, bindTime: bindStatus === 0 ? null : bindTime, remark: null };
  };
  const mains = clients.map(({ companyId, legalPerson }, place): DemoRecord => {
    const createTime = world.daysAgo(5 + place * 6, place * 23);
    const name = legalPerson ?? "负责人";
    const phone = demoPhone(world.gsid, numberInCohort(world.cohort, 500 + place));
    const post = POSTS[place % POSTS.length];
    const createUserId = world.keepersOf(companyId)[0] ?? world.staff[0]?.userId ?? 0;
    const fields = { name, phone, post, wxName: `${name.slice(0, 1)}总`, ...state(place, createTime) };
    return { companyId, createTime, createUserId, fields };
  });
  await world.insert("miniProgramMain", mains);
  const financials = clients.flatMap(({ companyId }, place): DemoRecord[] => {
    const [userId] = world.keepersOf(companyId);
    if (userId === undefined) return [];
    const createTime = world.daysAgo(3 + place * 6, place * 19);
    const financePost = ["accountant", "assistant", "manager"][place % 3];
    const fields = { userId, financePost, receiveMessage: place % 4 === 0 ? 0 : 1, wxName: null };
    return [
      { companyId, createTime, createUserId: userId, fields: { ...fields, ...state(place, createTime) } },
    ];
  });
  await world.insert("miniProgramFinancial", financials);
}
