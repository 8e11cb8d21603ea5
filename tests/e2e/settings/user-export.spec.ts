import { signInToApi } from "../app/api.ts";
import { exportedRows } from "../app/exported-rows.ts";
import { expect, test } from "../app/test.ts";
import { findUsers } from "../app/users.ts";

test("each kind of export is saved with the users of the firm, masked as the list masks them", async ({
  app,
  page,
  signIn,
}) => {
  const users = await findUsers(await signInToApi(app.address, "zhoumy"));
  const listed = users.map((user) => [user.name, user.account, user.phone].join(" "));
  await signIn("chenjie", "/setting/userManage");
  for (const [type, title] of [
    ["员工名册", "登录账号"],
    ["负责企业明细", "企业名称"],
  ] as const) {
    await test.step(type, async () => {
      await page.getByRole("button", { name: "导出", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "导出用户" });
      await dialog.getByRole("radio", { name: type }).check();
      const { name, rows } = await exportedRows(page, () =>
        dialog.getByRole("button", { name: "导出" }).click(),
      );
      expect(name).toMatch(new RegExp(`^${type}_20261120\\d{4}\\.xlsx$`, "u"));
      const [head, ...body] = rows;
      expect(head).toContain(title);
      const exported = new Set(body.map(([person, account, phone]) => [person, account, phone].join(" ")));
      expect(listed).toEqual(expect.arrayContaining([...exported]));
      if (type === "员工名册") expect(exported.size).toBe(listed.length);
    });
  }
});
