/** Shows the document that the page names, with the viewer's own words in Chinese: it has no setting for them. */

const WORDS = new Map(
  Object.entries({
    Parameters: "参数",
    "No parameters": "无参数",
    Name: "名称",
    Description: "说明",
    "Request body": "请求内容",
    required: "必填",
    "Example Value": "示例",
    Schema: "结构",
    Schemas: "公用结构",
    "Collapse all": "全部收起",
    "Expand all": "全部展开",
    Responses: "返回",
    Code: "状态码",
    Links: "链接",
    "No links": "无",
    "Media type": "格式",
    "Additional properties": "其他字段",
    forbidden: "不允许",
    Enum: "可选值",
    Items: "每一项",
    Extensions: "扩展",
    Field: "名称",
    Value: "内容",
    "Loading...": "加载中…",
    "Failed to load API definition.": "接口文档加载失败，请刷新后重试",
  }),
);

const PATTERNS = [
  [/^(.*) characters?$/, "$1 个字符"],
  [/^(.*) items?$/, "$1 项"],
  [/^matches (.*)$/, "格式 $1"],
];

const place = document.getElementById("viewer");

function inChinese(text) {
  const [pattern, words] = PATTERNS.find(([one]) => one.test(text)) ?? [];
  return WORDS.get(text) ?? (pattern ? text.replace(pattern, words) : undefined);
}

function translate(node) {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = texts.currentNode; text; text = texts.nextNode()) {
    const words = inChinese(text.nodeValue?.trim() ?? "");
    if (words !== undefined) text.nodeValue = words;
  }
}

// The viewer draws the rest when something is unfolded.
new MutationObserver((changes) => {
  for (const { addedNodes, target, type } of changes) {
    if (type === "characterData") translate(target);
    else for (const node of addedNodes) translate(node);
  }
}).observe(place, { subtree: true, childList: true, characterData: true });

window.SwaggerUIBundle({
  url: place.dataset.document,
  domNode: place,
  deepLinking: true,
  displayOperationId: true,
  showExtensions: true,
  showCommonExtensions: true,
  defaultModelRendering: "model",
  defaultModelExpandDepth: 5,
  defaultModelsExpandDepth: 0,
  // Reading only: a call from here would act in the name of the signed-in user.
  supportedSubmitMethods: [],
});
