import { PageContainer, ProLayout, type MenuDataItem } from "@ant-design/pro-components";
import { App, Dropdown, Tabs } from "antd";
import { create } from "axios";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { BrowserRouter, Link, Navigate, Route, Routes, useLocation, useNavigate } from "react-router-dom";
import { show } from "./show.tsx";

/** The frame of the product as it is usually written by hand: menu, tabs, user, sign-in, pages that load when opened. */
const ClientsPage = lazy(async () => ({ default: (await import("./pro-table-page.tsx")).ProTablePage }));

const BASE = `${import.meta.env.BASE_URL}page.html`;
const HOME = "/clients";

const client = create({ baseURL: "/api" });
client.interceptors.request.use((config) => {
  config.headers.set("Authorization", window.sessionStorage.getItem("token") ?? "");
  return config;
});

interface User {
  readonly name: string;
}

const menu: MenuDataItem[] = [
  { path: "/client-centre", name: "客户中心", children: [{ path: HOME, name: "客户列表" }] },
  { path: "/setting", name: "系统设置", children: [{ path: "/users", name: "用户管理" }] },
];
const titles = new Map(
  menu.flatMap(({ children = [] }) => children.map(({ path = "", name = "" }) => [path, name])),
);

function menuLink({ path = "" }: MenuDataItem, title: ReactNode) {
  return <Link to={path}>{title}</Link>;
}

function Frame() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const [user, setUser] = useState<User | null>(null);
  const [opened, setOpened] = useState<readonly string[]>([HOME]);
  useEffect(() => {
    void client.post<{ result: User }>("/session").then(({ data }) => setUser(data.result));
  }, []);
  if (!user) return null;
  const tabs = opened.includes(pathname) || !titles.has(pathname) ? opened : [...opened, pathname];
  return (
    <ProLayout
      title="代账工作台"
      layout="mix"
      location={{ pathname }}
      route={{ path: "/", routes: menu }}
      menuItemRender={menuLink}
      avatarProps={{
        title: user.name,
        render: (_, avatar) => (
          <Dropdown
            menu={{
              items: [{ key: "leave", label: "退出登录" }],
              onClick: () => void modal.confirm({ title: "确定退出登录？" }),
            }}
          >
            {avatar}
          </Dropdown>
        ),
      }}
    >
      <Tabs
        type="editable-card"
        hideAdd
        activeKey={pathname}
        items={tabs.map((path) => ({ key: path, label: titles.get(path) }))}
        onChange={(path) => {
          setOpened(tabs);
          void navigate(path);
        }}
        onEdit={(path) => setOpened(tabs.filter((tab) => tab !== path))}
      />
      <PageContainer>
        <Suspense>
          <Routes>
            <Route path={HOME} element={<ClientsPage />} />
            <Route path="*" element={<Navigate to={HOME} replace />} />
          </Routes>
        </Suspense>
      </PageContainer>
    </ProLayout>
  );
}

show(
  <App>
    <BrowserRouter basename={BASE}>
      <Frame />
    </BrowserRouter>
  </App>,
);
