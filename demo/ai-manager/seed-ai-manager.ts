import type { DemoWorld } from "../demo-world.ts";

/** The meetings of the firm's clients with the AI manager. */
export async function seedAiManager(world: DemoWorld): Promise<void> {
  await world.insert("configEntry", [
    {
      createTime: world.daysAgo(320),
      fields: {
        fatherKey: "aiManager",
        configKey: "url",
        configValue: `https://ai.firm${world.gsid}.example.com/manager`,
        remark: "AI 管家的访问地址",
      },
    },
  ]);
}
