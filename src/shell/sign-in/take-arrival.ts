/** The single sign-on's answer with which a user comes back to `/login`. */
export type Arrival =
  | { readonly kind: "ticket"; readonly ticket: string }
  | { readonly kind: "password-due"; readonly state: string }
  | { readonly kind: "none" };

/** Takes the answer out of the address: it works once, and must not stay visible or survive a reload. */
export function takeArrival({ location, history }: Pick<Window, "location" | "history">): Arrival {
  if (location.pathname !== "/login") return { kind: "none" };
  const given = new URLSearchParams(location.search);
  const [ticket, state] = [given.get("ticket"), given.get("state")];
  if (ticket === null && state === null) return { kind: "none" };
  history.replaceState(null, "", "/login");
  return ticket === null ? { kind: "password-due", state: state ?? "" } : { kind: "ticket", ticket };
}
