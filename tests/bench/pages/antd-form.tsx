import { Button, DatePicker, Form, Input, InputNumber, Modal, Select, Switch } from "antd";
import { useState, type ReactNode } from "react";
import { ALWAYS, GENERAL, requiredText, type FormField } from "./form-fields.ts";
import { post } from "./post.ts";
import { show } from "./show.tsx";

const GENERAL_TAXPAYER = 1;

function AntdFormPage() {
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm();
  const submit = async (values: unknown) => {
    await post("/api/client/add", values);
    setOpen(false);
  };
  return (
    <>
      <Button type="primary" className="open-form" onClick={() => setOpen(true)}>
        新增客户
      </Button>
      <Modal
        title="新增客户"
        width={640}
        open={isOpen}
        destroyOnHidden
        onCancel={() => setOpen(false)}
        okText="确定"
        onOk={() => form.submit()}
      >
        <Form
          form={form}
          labelCol={{ flex: "96px" }}
          preserve={false}
          onFinish={(values) => void submit(values)}
        >
          {ALWAYS.map(item)}
          <Form.Item noStyle shouldUpdate={(before, now) => before.taxpayerType !== now.taxpayerType}>
            {({ getFieldValue }) => getFieldValue("taxpayerType") === GENERAL_TAXPAYER && GENERAL.map(item)}
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}

function item(field: FormField) {
  return (
    <Form.Item
      key={field.name}
      name={field.name}
      label={field.label}
      rules={[{ required: field.required ?? false, message: requiredText(field) }]}
      {...(field.kind === "switch" && { valuePropName: "checked" })}
    >
      {control(field)}
    </Form.Item>
  );
}

function control({ kind, options }: FormField): ReactNode {
  switch (kind) {
    case "text":
      return <Input maxLength={100} />;
    case "textarea":
      return <Input.TextArea rows={3} maxLength={500} />;
    case "select":
      return <Select placeholder="请选择" allowClear options={options ?? []} />;
    case "date":
      return <DatePicker placeholder="请选择" style={{ width: "100%" }} />;
    case "number":
      return <InputNumber min={0} precision={0} style={{ width: "100%" }} />;
    case "money":
      return <InputNumber precision={2} style={{ width: "100%" }} />;
    case "switch":
      return <Switch />;
  }
}

show(<AntdFormPage />);
