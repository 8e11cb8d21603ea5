import { beforeAll, describe, expect, it } from "vitest";
import type { Project } from "../../src/schema/project/project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { answerSchemas } from "./answer-schemas.ts";

let project: Project;
beforeAll(async () => {
  project = await readProject(".");
});

/** The line that a place of the answer names. */
function lineAt(screen: string, pointer: string): { file: string | undefined; line: string | undefined } {
  const answer = answerSchemas(project, `/screens/${screen}`);
  const places = answer && "places" in answer ? (answer.places as Record<string, string>) : {};
  const [file = "", line] = places[pointer]?.split(":") ?? [];
  return { file, line: project.files.get(file)?.text.split("\n")[Number(line) - 1] };
}

describe("answerSchemas", () => {
  it("places what a screen says itself", () => {
    expect(lineAt("setting.user-manage", "/rowActions/1/disabled/0/when")).toMatchObject({
      file: "schemas/screens/setting/user-manage.json",
      line: expect.stringContaining("isSelf"),
    });
  });

  it("places what it takes from a block in the block's file", () => {
    const dialogs = Object.entries(project.screens.get("setting.user-manage")?.value.dialogs ?? {});
    const [id, { use }] = dialogs.find(([, dialog]) => "use" in dialog) as [string, { use: string }];
    expect(lineAt("setting.user-manage", `/dialogs/${id}/form`).file).toBe(
      project.blocks.get(use)?.file.path,
    );
  });

  it("places routes by their path", () => {
    const answer = answerSchemas(project, "/routes") as { places: Record<string, string> };
    const [file = "", line] = answer.places["/routes/~1setting~1userManage/path"]?.split(":") ?? [];
    expect(project.files.get(file)?.text.split("\n")[Number(line) - 1]).toContain("/setting/userManage");
  });

  it("gives permission codes their titles", () => {
    expect(answerSchemas(project, "/screens/setting.user-manage")).toMatchObject({
      codes: { "basicSetting.staffActions": expect.any(String) },
    });
  });

  it("tells how operations are called", () => {
    expect(answerSchemas(project, "/calls?id=role.page&id=role.nothing")).toEqual({
      "role.page": expect.objectContaining({ id: "role.page", method: "post" }),
    });
  });

  it("knows nothing else", () => {
    expect(answerSchemas(project, "/screens/setting.nothing")).toBeUndefined();
    expect(answerSchemas(project, "/other")).toBeUndefined();
  });
});
