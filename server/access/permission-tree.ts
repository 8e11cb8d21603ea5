import type { Project } from "../../src/schema/project/project.ts";
import { readMenuOrder } from "./menu-order.ts";

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

/** The codes of `schemas/permissions`; those that stand beside each other are in the order in which the menu leads to what they open. */
export function permissionTree(project: Pick<Project, "files">): PermissionTree {
  const tree = new Map<string, PermissionCode>();
  const add = ({ children = [], ...node }: CodeNode, ancestors: readonly string[]) => {
    tree.set(node.code, { ...node, ancestors });
    for (const child of children) add(child, [...ancestors, node.code]);
  };
  const groups = [...project.files]
    .filter(([path]) => path.startsWith("schemas/permissions/"))
    .map(([, { value }]) => value as { readonly codes: readonly CodeNode[] });
  const order = readMenuOrder(project);
  for (const node of inOrder(groups.flatMap(({ codes }) => codes))) add(node, []);
  return tree;

  function inOrder(nodes: readonly CodeNode[]): readonly CodeNode[] {
    return nodes
      .map(({ children, ...node }) => ({ ...node, ...(children && { children: inOrder(children) }) }))
      .toSorted((a, b) => rankOf(a) - rankOf(b));
  }

  /** By the first page that the code or one below it opens; buttons stay as they are written, behind the pages. */
  function rankOf({ code, children = [] }: CodeNode): number {
    const place = order.indexOf(code);
    return Math.min(place === -1 ? order.length : place, ...children.map(rankOf));
  }
}
