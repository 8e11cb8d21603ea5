import { describe, expect, it } from "vitest";
import { parseScreenFile } from "./screen-file.ts";

function read(body: object) {
  const text = JSON.stringify(
    { kind: "dialog", title: "客户", submit: { call: "client.save" }, ...body },
    null,
    2,
  );
  return parseScreenFile("schemas/blocks/client/form.json", text);
}

const formOf = (body: object) => (read(body).value as { form: { properties: object } }).form;

describe("a plain form", () => {
  it("is Formily's schema in the value, options apart", () => {
    expect(
      formOf({
        fields: [
          "name",
          {
            field: "phone",
            kind: "text",
            title: "电话",
            description: "座机加区号",
            required: true,
            initial: "021-",
            visible: "{{ $values.name !== '' }}",
            disabled: [{ when: "{{ record !== null }}", reason: "不能改" }],
            local: true,
            rules: [{ minLength: 7, message: "太短" }],
            maxLength: 12,
          },
        ],
      }),
    ).toEqual({
      properties: {
        name: {},
        phone: {
          title: "电话",
          description: "座机加区号",
          required: true,
          default: "021-",
          "x-component": "text",
          "x-visible": "{{ $values.name !== '' }}",
          "x-disabled": [{ when: "{{ record !== null }}", reason: "不能改" }],
          "x-local": true,
          "x-validator": [{ minLength: 7, message: "太短" }],
          "x-component-props": { maxLength: 12 },
        },
      },
    });
  });

  it("has its sections below the fields without one, each in a grid", () => {
    const sections = [
      { title: "基本", fields: ["code", { field: "remark", span: 2 }] },
      { title: "其他", across: 1, visible: "{{ $values.code }}", fields: ["phone"] },
    ];
    expect(formOf({ fields: ["name"], across: 2, sections }).properties).toEqual({
      grid: {
        type: "void",
        "x-component": "FormGrid",
        "x-component-props": { across: 2 },
        properties: { name: {} },
      },
      section1: {
        type: "void",
        "x-component": "FormSection",
        title: "基本",
        properties: {
          grid: {
            type: "void",
            "x-component": "FormGrid",
            "x-component-props": { across: 2 },
            properties: { code: {}, remark: { "x-decorator-props": { gridSpan: 2 } } },
          },
        },
      },
      section2: {
        type: "void",
        "x-component": "FormSection",
        title: "其他",
        "x-visible": "{{ $values.code }}",
        properties: { phone: {} },
      },
    });
  });

  it("has a table for the columns of a list, and a stack for its fields", () => {
    const lines = {
      field: "lines",
      columns: ["code", { field: "amount", min: 0 }],
      min: 1,
      addText: "加一行",
    };
    const contacts = { field: "contacts", across: 2, fields: ["name", "phone"] };
    expect(formOf({ fields: [lines, contacts] }).properties).toEqual({
      lines: {
        type: "array",
        "x-component": "ArrayTable",
        "x-component-props": { min: 1, addText: "加一行" },
        items: { type: "object", properties: { code: {}, amount: { "x-component-props": { min: 0 } } } },
      },
      contacts: {
        type: "array",
        "x-component": "ArrayItems",
        items: {
          type: "object",
          properties: {
            grid: {
              type: "void",
              "x-component": "FormGrid",
              "x-component-props": { across: 2 },
              properties: { name: {}, phone: {} },
            },
          },
        },
      },
    });
  });

  it("puts the fields of an object together by their dotted names", () => {
    const fields = ["address.city", "name", { field: "address.street", rows: 2 }];
    expect(formOf({ fields }).properties).toEqual({
      address: { properties: { city: {}, street: { "x-component-props": { rows: 2 } } } },
      name: {},
    });
  });

  it("stands in dialogs and on pages", () => {
    const add = { title: "新增", fields: ["name"], submit: { call: "client.save" } };
    const value = read({
      kind: "list",
      dialogs: { add, show: { title: "看", sections: [{ id: "a" }] } },
    }).value;
    expect(value).toMatchObject({
      dialogs: { add: { form: { properties: { name: {} } } }, show: { sections: [{ id: "a" }] } },
    });
    expect(read({ kind: "form", sections: [{ title: "基本", fields: ["name"] }] }).value).toHaveProperty(
      "form",
    );
  });

  it("is left alone beside Formily's, on a record, and where there is none", () => {
    for (const body of [
      { form: { properties: {} }, fields: ["name"] },
      { submit: undefined, sections: [{ id: "a", fields: ["name"] }] },
      { kind: "columns", fields: ["name"] },
    ]) {
      const file = read(body);
      expect(file.written).toBeUndefined();
      expect(file.value).not.toHaveProperty("form.properties.name");
    }
  });
});

describe("places in a plain form", () => {
  const file = read({
    fields: ["name", { field: "address.city", visible: "{{ $values.name }}", maxLength: 12 }],
    sections: [{ title: "其他", fields: [{ field: "phone", kind: "text" }] }],
  });
  const lineOf = (pointer: string, of?: "key") => {
    const { line, column } = file.locate(pointer, of);
    return file.text.split("\n")[line - 1]?.slice(column - 1);
  };

  it("are those in the file", () => {
    const city = "/form/properties/address/properties/city";
    expect(lineOf("/form/properties/name", "key")).toBe('"name",');
    expect(lineOf(city, "key")).toBe('"address.city",');
    expect(lineOf(`${city}/x-visible`)).toBe('"{{ $values.name }}",');
    expect(lineOf(`${city}/x-component-props/maxLength`, "key")).toBe('"maxLength": 12');
    expect(lineOf("/form/properties/section1/title")).toBe('"其他",');
    expect(lineOf("/form/properties/section1/properties/phone/x-component")).toBe('"text"');
    expect(file.writtenAt(`${city}/x-visible`)).toBe("/fields/1/visible");
  });

  it("lead into a text", () => {
    const { column } = file.locateInString("/form/properties/address/properties/city/x-visible", 3);
    expect(column).toBe(file.locate("/form/properties/address/properties/city/x-visible").column + 4);
    expect(file.findWord("/form/properties/name", "name", { of: "key" })).toBeDefined();
  });
});
