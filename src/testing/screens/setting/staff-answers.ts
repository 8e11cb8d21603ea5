import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

/** Two departments below the firm. */
const departmentTree = [
  {
    deptId: 1,
    deptName: "示例财税",
    parentId: null,
    branch: 0,
    userCount: 9,
    rowVersion: "1",
    children: [
      {
        deptId: 2,
        deptName: "浦东分公司",
        parentId: 1,
        branch: 1,
        userCount: 5,
        rowVersion: "2",
        children: [
          {
            deptId: 3,
            deptName: "会计一部",
            parentId: 2,
            branch: 0,
            userCount: 5,
            rowVersion: "3",
            children: [],
          },
        ],
      },
      {
        deptId: 4,
        deptName: "空部门",
        parentId: 1,
        branch: 0,
        userCount: 0,
        rowVersion: "4",
        children: [],
      },
    ],
  },
];

const rolePage = {
  list: [
    { roleId: 1, roleName: "主办会计" },
    { roleId: 2, roleName: "外勤顾问" },
  ],
  total: 2,
};

/** The server's answers for the choices of the forms of staff. */
export const staffChoices = { "department.tree": () => departmentTree, "role.page": () => rolePage };

/** The dialog of this name, once its fields are there and it has taken the focus. */
export async function dialogOf(name: string) {
  const frame = await screen.findByRole("dialog", { name });
  const dialog = within(frame);
  await dialog.findAllByRole("button", { name: "取消" });
  await waitFor(() => expect(frame.contains(document.activeElement)).toBe(true));
  return dialog;
}

export type Dialog = Awaited<ReturnType<typeof dialogOf>>;

export function field(dialog: Dialog, label: string): HTMLInputElement {
  return dialog.getByLabelText<HTMLInputElement>(new RegExp(label));
}

export function write(dialog: Dialog, label: string, value: string): void {
  fireEvent.change(field(dialog, label), { target: { value } });
}

export function alerts(dialog: Dialog): readonly (string | null)[] {
  return dialog.queryAllByRole("alert").map(({ textContent }) => textContent);
}
