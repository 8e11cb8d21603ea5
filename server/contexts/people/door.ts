/** All that other contexts may use of this one. */
export { departmentsUnder, readDepartments } from "./department/department-tree.ts";
export { departmentsAbove } from "./department/departments-above.ts";
