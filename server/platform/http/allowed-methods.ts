import type { FastifyInstance } from "fastify";

/** The methods that an address takes; none when nothing stands there. */
export type AllowedMethods = (path: string) => readonly string[];

/** Remembers every route that is added from now on, except those for whatever is left. */
export function watchRoutes(app: FastifyInstance): AllowedMethods {
  const routes = new Map<string, { readonly pattern: RegExp; readonly methods: string[] }>();
  app.addHook("onRoute", ({ url, method }) => {
    if (url.includes("*")) return;
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: [] };
    routes.set(url, route);
    route.methods.push(...[method].flat());
  });
  return (path) => [
    ...new Set([...routes.values()].flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : []))),
  ];
}

/** `/user/:id` stands for `/user/7`. */
function patternOf(url: string): RegExp {
  const exact = url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${exact.replaceAll(/:\w+/g, "[^/]+")}$`);
}
