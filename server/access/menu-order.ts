import type { Project } from "../../src/schema/project/project.ts";

interface RouteGroup {
  readonly menu?: {
    readonly order: number;
    readonly sections: readonly { readonly entries: readonly string[] }[];
  };
  readonly routes: readonly { readonly path: string; readonly permission?: string | readonly string[] }[];
}

/** The codes that open pages, as the menu leads to these: top entry by top entry, then what stands in no menu. */
export function readMenuOrder({ files }: Pick<Project, "files">): readonly string[] {
  const groups = [...files]
    .filter(([path]) => path.startsWith("schemas/routes/"))
    .map(([, { value }]) => value as RouteGroup)
    .toSorted((a, b) => (a.menu?.order ?? Infinity) - (b.menu?.order ?? Infinity));
  const codes = groups.flatMap(({ menu, routes }) => {
    const entries = menu?.sections.flatMap((section) => section.entries) ?? [];
    const inMenu = entries.flatMap((path) => routes.filter((route) => route.path === path));
    return [...inMenu, ...routes].flatMap(({ permission }) => permission ?? []);
  });
  return [...new Set(codes)];
}
