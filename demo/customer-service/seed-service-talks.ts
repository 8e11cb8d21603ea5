import type { DemoWorld } from "../demo-world.ts";

interface DemoTalk {
  readonly account: string;
  readonly daysAgo: number;
  /** In turn the asker and the people who answer. */
  readonly said: readonly [string, ...string[]];
  readonly isEnded: boolean;
}

const TALKS: readonly DemoTalk[] = [
  {
    account: "zhengyan",
    daysAgo: 9,
    isEnded: true,
    said: [
      "客户换了办税人员，税局账号要怎么改？",
      "请在客户的税局账号中更新办税人员和手机号，保存后点击验证税局账号。",
      "已经通过了，谢谢",
    ],
  },
  {
    account: "sunli",
    daysAgo: 4,
    isEnded: true,
    said: ["工资表导入提示身份证号重复", "同一张工资表里有两行身份证号相同，请删除其中一行后重新导入。"],
  },
  {
    account: "liuwei",
    daysAgo: 1,
    isEnded: false,
    said: ["分公司的收费台账能不能单独导出？", "可以，先按分公司筛选，再点击导出，正在为您确认导出范围。"],
  },
  { account: "heqing", daysAgo: 0, isEnded: false, said: ["操作日志最多能查多久以前的？"] },
];

/** The talks of staff with those who answer them: two that are over, one that goes on, one that waits. */
export async function seedServiceTalks(world: DemoWorld): Promise<void> {
  const [answerer] = world.staff;
  const people = await world.db.selectFrom("staff").select(["userId", "account", "name"]).execute();
  const nameOf = new Map(people.map(({ userId, name }) => [userId, name]));
  for (const { account, daysAgo, isEnded, said } of TALKS) {
    const requester = people.find((person) => person.account === account);
    if (!requester || !answerer) continue;
    const isAnswered = said.length > 1;
    const createTime = world.daysAgo(daysAgo, 10);
    const lastTime = world.daysAgo(daysAgo, 10 + said.length);
    const [talkId] = await world.insert("serviceTalk", [
      {
        createTime,
        createUserId: requester.userId,
        fields: {
          subject: said[0],
          askerId: requester.userId,
          state: isEnded ? 2 : isAnswered ? 1 : 0,
          answererId: isAnswered ? answerer.userId : null,
          lastContent: said.at(-1),
          lastTime,
          endTime: isEnded ? lastTime : null,
        },
      },
    ]);
    await world.insert(
      "serviceMessage",
      said.map((content, place) => {
        const userId = place % 2 === 0 ? requester.userId : answerer.userId;
        return {
          createTime: world.daysAgo(daysAgo, 10 + place),
          createUserId: userId,
          fields: {
            talkId,
            sender: place % 2 === 0 ? "asker" : "staff",
            userName: nameOf.get(userId) ?? "",
            content,
          },
        };
      }),
    );
  }
}
