import type { PermissionEntry } from "../../../session/login-info.ts";
import { createPermissions } from "../../../session/permissions.ts";
import type { Session, SessionState, SessionStore } from "../../sign-in/session-contract.ts";
import { tabsKey } from "../../tabs/kept-tabs.ts";
import { createListeners } from "../listeners.ts";

/** A role of the firm, with the codes that it grants. */
export interface ViewedRole {
  readonly roleId: number;
  readonly roleName: string;
  readonly entries: readonly PermissionEntry[];
}

/** Shows the application with the codes of a role. The server's answers stay those for the signed-in user. */
export interface RoleView {
  /** The session store as the application is to see it. */
  readonly watch: (sessions: SessionStore) => SessionStore;
  readonly viewed: () => ViewedRole | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Draws everything anew with the codes of the role. */
  readonly show: (role: ViewedRole) => void;
  /** Goes back to one's own codes, to the address and the tabs that were open before. */
  readonly end: () => void;
}

/** The address of the page, and the way to another one. */
export interface Whereabouts {
  readonly address: () => string;
  readonly navigate: (to: string) => void;
}

/** The role being viewed, and where its viewing began; kept over a reload of the page. */
interface Viewing {
  readonly role: ViewedRole;
  readonly address: string;
  readonly tabs: { readonly key: string; readonly text: string } | null;
}

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "inspector.role";
const CHANGING: SessionState = { kind: "loading" };

export function createRoleView({ address, navigate }: Whereabouts, kept: Kept): RoleView {
  let viewing = readViewing(kept);
  let isChanging = false;
  let made: { readonly session: Session; readonly role: ViewedRole; readonly state: SessionState } | null =
    null;
  let sessions: SessionStore | null = null;
  const { subscribe, changed } = createListeners();
  const sessionListeners = new Set<() => void>();

  const see = (state: SessionState): SessionState => {
    if (state.kind !== "open") return state;
    if (isChanging) return CHANGING;
    if (!viewing) return state;
    const { role } = viewing;
    if (made?.session !== state.session || made.role !== role) {
      made = { session: state.session, role, state: { kind: "open", session: asRole(state.session, role) } };
    }
    return made.state;
  };
  // The screen must go before it is drawn again: nothing may remember what the other codes allowed.
  const redraw = (between: () => void) => {
    const tell = () => {
      for (const listener of sessionListeners) listener();
    };
    isChanging = true;
    tell();
    setTimeout(() => {
      between();
      isChanging = false;
      tell();
      changed();
    });
  };
  const keep = (next: Viewing | null) => {
    viewing = next;
    if (next) kept.setItem(KEY, JSON.stringify(next));
    else kept.removeItem(KEY);
  };
  const openTabs = (): Viewing["tabs"] => {
    const state = sessions?.get();
    if (state?.kind !== "open") return null;
    const key = tabsKey(state.session.scope.user.id);
    const text = kept.getItem(key);
    return text === null ? null : { key, text };
  };
  return {
    viewed: () => viewing?.role ?? null,
    subscribe,
    show: (role) => {
      const began = viewing ?? { address: address(), tabs: openTabs() };
      redraw(() => keep({ ...began, role }));
    },
    end: () => {
      const ended = viewing;
      redraw(() => {
        keep(null);
        if (ended?.tabs) kept.setItem(ended.tabs.key, ended.tabs.text);
        if (ended) navigate(ended.address);
      });
    },
    watch: (store) => {
      sessions = store;
      return {
        ...store,
        get: () => see(store.get()),
        subscribe: (listener) => {
          sessionListeners.add(listener);
          const end = store.subscribe(listener);
          return () => {
            sessionListeners.delete(listener);
            end();
          };
        },
      };
    },
  };
}

/** The session with the codes of the role and without the ranks that need none. */
function asRole(session: Session, { entries }: ViewedRole): Session {
  const ordinary = { superAdmin: false, admin: false, branchAdmin: false, deptManager: false };
  return {
    ...session,
    info: { ...session.info, userBasicInfo: { ...session.info.userBasicInfo, ...ordinary } },
    scope: { ...session.scope, user: { ...session.scope.user, ...ordinary } },
    permissions: createPermissions(entries),
  };
}

function readViewing(kept: Kept): Viewing | null {
  const text = kept.getItem(KEY);
  // Written by this program, in this window.
  return text === null ? null : (JSON.parse(text) as Viewing);
}
