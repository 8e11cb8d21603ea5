import type { RecordRow } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../../clients/door.ts";
import { type RelatedCompany, relatedCompanies } from "./related-companies.ts";

interface GraphNode {
  readonly id: string;
  readonly name: string;
  /** `client`: the one in the middle; `company`: another client of the firm; `target`: a possible one. */
  readonly kind: "client" | "company" | "person" | "phone" | "target";
  readonly companyId: number | null;
  readonly introduceId: number | null;
  readonly status: number | null;
}

interface GraphEdge {
  readonly source: string;
  readonly target: string;
  readonly relationType: string;
  readonly text: string;
}

/** Through whom a client is related to other clients and to possible ones: owners, legal persons, phones, trade. */
export const relationGraph = operation(
  "opportunity.introduceChanceRelationGraph",
  async ({ qyId }, context) => {
    const company = await readCompany(context, qyId);
    const client: GraphNode = {
      ...PLAIN,
      id: `company-${qyId}`,
      name: company.companyName,
      kind: "client",
      companyId: qyId,
    };
    const nodes = new Map([[client.id, client]]);
    const edges: GraphEdge[] = [];
    for (const related of await relatedCompanies(company, context)) addRelated(related, client, nodes, edges);
    for (const target of await readTargets(qyId, context)) addTarget(target, client, nodes, edges);
    return { nodes: [...nodes.values()], edges };
  },
);

const PLAIN = { companyId: null, introduceId: null, status: null } as const;

async function readTargets(qyId: number, context: FirmContext): Promise<RecordRow<"introduceChance">[]> {
  const store = await RecordStore.open("introduceChance", context);
  return await store.list({ where: { qyId } });
}

function addRelated(
  { companyId, companyName, relationType, via, text }: RelatedCompany,
  client: GraphNode,
  nodes: Map<string, GraphNode>,
  edges: GraphEdge[],
): void {
  const between = `${relationType === "phone" ? "phone" : "person"}-${via}`;
  if (!nodes.has(between)) {
    nodes.set(between, {
      ...PLAIN,
      id: between,
      name: via,
      kind: relationType === "phone" ? "phone" : "person",
    });
    edges.push({ source: client.id, target: between, relationType, text });
  }
  const id = `company-${companyId}`;
  nodes.set(id, { ...PLAIN, id, name: companyName, kind: "company", companyId });
  edges.push({ source: between, target: id, relationType, text });
}

function addTarget(
  target: RecordRow<"introduceChance">,
  client: GraphNode,
  nodes: Map<string, GraphNode>,
  edges: GraphEdge[],
): void {
  const id = `target-${target.id}`;
  const name = target.targetName;
  nodes.set(id, { ...PLAIN, id, name, kind: "target", introduceId: target.id, status: target.status });
  edges.push({
    source: client.id,
    target: id,
    relationType: target.relationType,
    text: target.relationText,
  });
}
