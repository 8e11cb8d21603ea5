/** All that other contexts may use of this one. */
export { assertInCharge } from "./department/assert-in-charge.ts";
export { departmentsInCharge } from "./department/branch-tree.ts";
export { departmentsUnder, readDepartments } from "./department/department-tree.ts";
export { departmentsAbove } from "./department/departments-above.ts";
export { ADMIN_KINDS, GRANTING_KINDS } from "./user-admin/user-input.ts";
