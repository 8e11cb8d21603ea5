import type { DemoWorld } from "../demo-world.ts";

const TEMPLATES: readonly (readonly [name: string, content: string])[] = [
  ["申报期提醒", "{联系人}您好，{客户名称}本月申报期即将截止，请尽快提供上月的发票、银行流水和工资表。"],
  ["缴税提醒", "{联系人}您好，{客户名称}本期税款已申报，请确认扣款账户余额充足，以免产生滞纳金。"],
  ["年报提醒", "{联系人}您好，{客户名称}的工商年报须在 6 月 30 日前完成，请核对登记信息并回复我们。"],
  ["节假日值班", "{联系人}您好，放假期间我司安排人员值班，急事请拨打您的客户经理电话。祝您节日愉快。"],
];

/** The texts that the firm sends again and again. */
export async function seedTextTemplates(world: DemoWorld): Promise<void> {
  await world.insertOnce(
    "textTemplate",
    TEMPLATES.map(([name, content], index) => ({
      createTime: world.daysAgo(90 - index),
      fields: { name, content },
    })),
  );
}
