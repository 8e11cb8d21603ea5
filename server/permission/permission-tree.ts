import { join } from "node:path";
import { readJsonFiles } from "../catalogue/read-json-files.ts";

interface PermissionCode {
  readonly code: string;
  readonly title: string;
  readonly resourceType: "MENU" | "BUTTON";
  /** From the group down to the code's parent. */
  readonly ancestors: readonly string[];
}

/** Every code by itself, parents before children. */
export type PermissionTree = ReadonlyMap<string, PermissionCode>;

interface CodeNode {
  readonly code: string;
  readonly title: string;
  readonly resourceType: "MENU" | "BUTTON";
  readonly children?: readonly CodeNode[];
}

/** Reads `permissions/*.json`. */
export function readPermissionTree(schemasDir: string): PermissionTree {
  const tree = new Map<string, PermissionCode>();
  const add = ({ children = [], ...node }: CodeNode, ancestors: readonly string[]) => {
    tree.set(node.code, { ...node, ancestors });
    for (const child of children) add(child, [...ancestors, node.code]);
  };
  for (const [, group] of readJsonFiles<{ codes: readonly CodeNode[] }>(join(schemasDir, "permissions"))) {
    for (const node of group.codes) add(node, []);
  }
  return tree;
}
