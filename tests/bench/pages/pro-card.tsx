import { ProCard, StatisticCard } from "@ant-design/pro-components";
import { useEffect, useState } from "react";
import { DEPARTMENTS, type DepartmentFigures } from "../dashboard/figures.ts";
import { post } from "./post.ts";
import { show } from "./show.tsx";

function DepartmentCard({ title, department }: { readonly title: string; readonly department: number }) {
  const [figures, setFigures] = useState<DepartmentFigures>();
  useEffect(() => {
    void post<DepartmentFigures>("/api/dashboard/figures", { department }).then(setFigures);
  }, [department]);
  return (
    <ProCard title={title} colSpan={8} bordered loading={!figures}>
      {figures && (
        <StatisticCard.Group>
          <StatisticCard statistic={{ title: "客户数", value: figures.clients }} />
          <StatisticCard statistic={{ title: "本月新增", value: figures.added }} />
          <StatisticCard statistic={{ title: "合同金额", value: figures.amount, precision: 2 }} />
          <StatisticCard statistic={{ title: "已收金额", value: figures.received, precision: 2 }} />
        </StatisticCard.Group>
      )}
    </ProCard>
  );
}

show(
  <div className="dashboard">
    {DEPARTMENTS.map((title, index) => (
      <DepartmentCard key={title} title={title} department={index + 1} />
    ))}
  </div>,
);
