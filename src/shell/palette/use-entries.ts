import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { useNameReader } from "../../fields/choices/use-name-reader.ts";
import { createRouteAccess } from "../access/route-access.ts";
import { type Shell, useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import type { Tabs } from "../tabs/use-tabs.ts";
import { distinctGroups, type Entry, type EntryGroup, findEntries } from "./entries.ts";
import { keptPlaces, type KeptPlace } from "./kept-places.ts";
import { type FoundClient, type FoundPerson, useFoundRecords } from "./use-found-records.ts";

const CLIENT_PATH = "/customer/detail";
const MONTH_PATH = "/accountCenter/invoiceDetail";
const PEOPLE_PATH = "/setting/userManage";
const MOST_PAGES = 12;

interface Entries {
  readonly groups: readonly EntryGroup[];
  readonly status: "searching" | "found" | "failed";
  readonly favourites: readonly KeptPlace[];
}

/** The lines of the palette for a text: what it finds, or without one the favourites and the pages opened last. */
export function useEntries(text: string, tabs: Tabs, actions: readonly Entry[]): Entries {
  const { session, client, routes, menu, tenantSettings } = useShell();
  const navigate = useNavigate();
  const { finds, load } = useNameReader();
  useEffect(load, [load]);
  useSyncExternalStore(session.settings.subscribe, session.settings.read);
  const mayOpen = useMemo(() => {
    const access = createRouteAccess(session, tenantSettings);
    return (address: string) => {
      const route = routes.get(pathOf(address));
      return route !== undefined && access.decide(route) === "open";
    };
  }, [session, tenantSettings, routes]);
  const found = useFoundRecords({
    client,
    text,
    clients: mayOpen(CLIENT_PATH),
    people: mayOpen(PEOPLE_PATH),
  });
  const kept = (part: "favourites" | "opened") =>
    keptPlaces(session.settings, part).filter(({ address }) => mayOpen(address));
  const favourites = kept("favourites");

  const placeEntry = ({ address, title }: KeptPlace, note = noteOf(menu, routes, address)): Entry => ({
    key: address,
    title,
    note,
    place: { address, title },
    run: () => void navigate(tabs.addressOf(address)),
  });
  const open = tabs.state.tabs
    .filter(({ key }) => key !== tabs.state.active)
    .toSorted((one, other) => other.visited - one.visited)
    .map(({ key }) => placeEntry({ address: key, title: tabs.titleOf(key) }));
  const starred = favourites.map((place) => placeEntry(place));
  if (text.trim() === "") {
    const last = kept("opened").filter(({ address }) => address !== tabs.state.active);
    const groups = distinctGroups([
      { title: shellText("palette.favourites"), entries: starred },
      { title: shellText("palette.tabs"), entries: open },
      { title: shellText("palette.opened"), entries: last.map((place) => placeEntry(place)) },
      { title: shellText("palette.actions"), entries: actions },
    ]);
    return { groups, status: "found", favourites };
  }

  const pages = menu.flatMap(({ sections }) =>
    sections.flatMap(({ entries }) => entries.map(({ path, title }) => placeEntry({ address: path, title }))),
  );
  const clients = found.clients.map((company) => placeEntry(clientPlace(company), company.taxlayerNo));
  const months = mayOpen(MONTH_PATH)
    ? found.clients.map((company) => placeEntry(monthPlace(company), company.taxlayerNo))
    : [];
  const people = found.people.map((person) => placeEntry(personPlace(person), person.deptName));
  const records = new Set([...clients, ...months, ...people].map(({ key }) => key));
  const known = findEntries([...pages, ...open, ...starred], text, finds).filter(
    ({ key }) => !records.has(key),
  );
  const groups = distinctGroups([
    { title: shellText("palette.pages"), entries: known.slice(0, MOST_PAGES) },
    { title: shellText("palette.clients"), entries: clients },
    { title: shellText("palette.months"), entries: months },
    { title: shellText("palette.people"), entries: people },
    { title: shellText("palette.actions"), entries: findEntries(actions, text, finds) },
  ]);
  return { groups, status: found.status, favourites };
}

const clientPlace = ({ companyId, companyName }: FoundClient): KeptPlace => ({
  address: `${CLIENT_PATH}?companyId=${companyId}`,
  title: companyName,
});

const monthPlace = ({ companyId, companyName }: FoundClient): KeptPlace => ({
  address: `${MONTH_PATH}?companyId=${companyId}`,
  title: companyName,
});

const personPlace = ({ account, userName }: FoundPerson): KeptPlace => ({
  address: `${PEOPLE_PATH}?f.nameOrAccount=${encodeURIComponent(account)}`,
  title: userName,
});

/** The group of a page in the menu; of one record the page's own title. */
function noteOf(menu: Shell["menu"], routes: Shell["routes"], address: string): string | undefined {
  const path = pathOf(address);
  if (path !== address) return routes.get(path)?.title;
  return menu.find(({ sections }) => sections.some(({ entries }) => entries.some((at) => at.path === path)))
    ?.title;
}

function pathOf(address: string): string {
  return address.split("?", 1)[0] ?? address;
}
