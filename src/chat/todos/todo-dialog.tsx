import { Alert, Form, Input, Modal, Select } from "antd";
import { useEffect, useState } from "react";
import type { ChatHost } from "../../session/chat-port.ts";
import { IN_PLACE, reasonOf } from "../call-options.ts";
import type { ChatRecord } from "../talk.ts";
import { useColleagues } from "./use-colleagues.ts";

interface TodoDialogProps {
  readonly host: ChatHost;
  readonly record: ChatRecord;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

interface Values {
  readonly content: string;
  readonly userIdList: number[];
}

const MOST_TEXT = 200;
const MOST_PEOPLE = 20;

/** Makes a message something to do, for the user or for colleagues who look after its company. */
export function TodoDialog({ host, record, onClose, onSaved }: TodoDialogProps) {
  const [form] = Form.useForm<Values>();
  const colleagues = useColleagues(host, record.qyid);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => form.focusField("userIdList"), [form]);
  const save = async ({ content, userIdList }: Values) => {
    setBusy(true);
    setFailure(null);
    try {
      await host.client.call(
        "chat.todo.save",
        { dataId: record.id, qyid: record.qyid, module: record.module, content, userIdList },
        IN_PLACE,
      );
      onSaved();
    } catch (error) {
      setFailure(reasonOf(error));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title="指派待办"
      closable={{ "aria-label": "关闭" }}
      width={480}
      okText="指派"
      cancelText="取消"
      confirmLoading={isBusy}
      maskClosable={false}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {failure !== null && <Alert type="error" showIcon message={failure} />}
      <Form
        form={form}
        name="chat-todo"
        layout="vertical"
        initialValues={{ content: record.content.slice(0, MOST_TEXT), userIdList: [] }}
        onFinish={(values: Values) => void save(values)}
      >
        <Form.Item
          name="userIdList"
          label="待办执行人"
          rules={[{ required: true, message: "请选择待办执行人" }]}
          {...(colleagues.failure !== null && { help: colleagues.failure, validateStatus: "error" as const })}
        >
          <Select
            mode="multiple"
            maxCount={MOST_PEOPLE}
            placeholder="可选择多人"
            optionFilterProp="label"
            loading={colleagues.people === null}
            options={
              colleagues.people?.map(({ userId, userName }) => ({ value: userId, label: userName })) ?? []
            }
          />
        </Form.Item>
        <Form.Item
          name="content"
          label="待办说明"
          rules={[{ required: true, whitespace: true, message: "请输入待办说明" }]}
        >
          <Input.TextArea maxLength={MOST_TEXT} showCount rows={4} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
