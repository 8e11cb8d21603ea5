import {
  ModalForm,
  ProFormDatePicker,
  ProFormDependency,
  ProFormDigit,
  ProFormMoney,
  ProFormSelect,
  ProFormSwitch,
  ProFormText,
  ProFormTextArea,
} from "@ant-design/pro-components";
import { Button } from "antd";
import { ALWAYS, GENERAL, requiredText, type FormField } from "./form-fields.ts";
import { post } from "./post.ts";
import { show } from "./show.tsx";

const GENERAL_TAXPAYER = 1;

async function submit(values: unknown): Promise<boolean> {
  await post("/api/client/add", values);
  return true;
}

function ProFormPage() {
  return (
    <ModalForm
      title="新增客户"
      width={640}
      layout="horizontal"
      labelCol={{ flex: "96px" }}
      modalProps={{ destroyOnHidden: true }}
      trigger={
        <Button type="primary" className="open-form">
          新增客户
        </Button>
      }
      onFinish={submit}
    >
      {ALWAYS.map(item)}
      <ProFormDependency name={["taxpayerType"]}>
        {({ taxpayerType }) => (taxpayerType === GENERAL_TAXPAYER ? GENERAL.map(item) : null)}
      </ProFormDependency>
    </ModalForm>
  );
}

function item(field: FormField) {
  const { name, label, kind, options, required = false } = field;
  const shared = { name, label, rules: [{ required, message: requiredText(field) }] };
  switch (kind) {
    case "text":
      return <ProFormText key={name} {...shared} placeholder="" fieldProps={{ maxLength: 100 }} />;
    case "textarea":
      return (
        <ProFormTextArea key={name} {...shared} placeholder="" fieldProps={{ rows: 3, maxLength: 500 }} />
      );
    case "select":
      return <ProFormSelect key={name} {...shared} placeholder="请选择" options={options ?? []} />;
    case "date":
      return (
        <ProFormDatePicker
          key={name}
          {...shared}
          placeholder="请选择"
          fieldProps={{ style: { width: "100%" } }}
        />
      );
    case "number":
      return <ProFormDigit key={name} {...shared} placeholder="" min={0} fieldProps={{ precision: 0 }} />;
    case "money":
      return <ProFormMoney key={name} {...shared} placeholder="" fieldProps={{ precision: 2 }} />;
    case "switch":
      return <ProFormSwitch key={name} {...shared} />;
  }
}

show(<ProFormPage />);
