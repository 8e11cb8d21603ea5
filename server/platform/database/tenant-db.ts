import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  FromNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  type QueryId,
  type RawNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  PrimitiveValueListNode,
  WhereNode,
} from "kysely";
import { nameInDatabase } from "./column-names.ts";
import type { Database, TenantTables } from "../../tables/tables.ts";

/** The database as one firm sees it. */
export type TenantDb = Kysely<TenantTables>;

/** As the tables are called in SQL. */
const TENANT_TABLES: ReadonlySet<string> = new Set([
  "firm",
  "firm_product",
  "department",
  "role",
  "role_permission",
  "staff",
  "staff_role",
  "staff_version",
  "company",
  "company_contact",
  "company_grant",
  "company_grant_record",
  "company_member",
  "company_service",
  "company_tag",
  "service_stop",
  "tag",
  "operation_log",
  "field_change",
  "change_capture",
  "log_seal",
  "idempotency",
  "token",
  "sso_ticket",
  "password_state",
  "share_code",
  "sign_on_identity",
  "client_link",
  "screen_lock",
  "retention",
  "allowance",
  "usage_count",
  "job",
  "file",
  "import_plan",
  "import_mapping",
  "plain_record",
  "invoice",
  "company_period",
  "income_tax_filing",
  "annual_settlement",
  "sms_code",
  "sms_lock",
  "user_setting",
  "saved_filter",
  "outbox",
  "outbox_cleared",
]);

/**
 * Every query through the result reads and writes the rows of `gsid` alone, in subqueries and joins too.
 * A text the wall cannot see through (SQL that names tables, `insert … select`, `merge`) is refused, and so are new and
 * changed rows of the tables that are closed.
 */
export function tenantDb(db: Kysely<Database>, gsid: number, closed: readonly string[] = []): TenantDb {
  const transformer = new TenantWall(gsid, closed);
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
  // `gsid` is left out of the tables' types on purpose, so that no query can name it.
  return db.withPlugin(plugin);
}

class TenantWall extends OperationNodeTransformer {
  readonly #gsid: ValueNode;
  readonly #closed: readonly string[];

  constructor(gsid: number, closed: readonly string[]) {
    super();
    this.#gsid = ValueNode.create(gsid);
    this.#closed = closed;
  }

  protected override transformSelectQuery(source: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const node = super.transformSelectQuery(source, queryId);
    return node.from ? { ...node, from: this.#walledFrom(node.from) } : node;
  }

  protected override transformJoin(source: JoinNode, queryId?: QueryId): JoinNode {
    const node = super.transformJoin(source, queryId);
    return { ...node, table: this.#walled(node.table) };
  }

  protected override transformUpdateQuery(source: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const node = super.transformUpdateQuery(source, queryId);
    if (!node.table) throw new Error("an update must name its table");
    this.#assertOpen(node.table);
    const where = this.#within(node.where, node.table);
    return node.from ? { ...node, where, from: this.#walledFrom(node.from) } : { ...node, where };
  }

  protected override transformDeleteQuery(source: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const node = super.transformDeleteQuery(source, queryId);
    const [table, another] = node.from.froms;
    if (!table || another || node.using) throw new Error("a delete must name exactly one table");
    return { ...node, where: this.#within(node.where, table) };
  }

  protected override transformInsertQuery(source: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const node = super.transformInsertQuery(source, queryId);
    const { into, columns, values } = node;
    if (!into || !columns || !values || !ValuesNode.is(values)) {
      throw new Error("an insert must list its table and values");
    }
    this.#assertOpen(into);
    return {
      ...node,
      columns: [...columns, ColumnNode.create("gsid")],
      values: ValuesNode.create(
        values.values.map((row) =>
          PrimitiveValueListNode.is(row)
            ? PrimitiveValueListNode.create([...row.values, this.#gsid.value])
            : ValueListNode.create([...row.values, this.#gsid]),
        ),
      ),
    };
  }

  protected override transformMergeQuery(): never {
    throw new Error("merge is not supported for a firm's tables");
  }

  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    // `is distinct from` compares, and reads nothing.
    const text = node.sqlFragments.join(" ").replaceAll(/\bis (not )?distinct from\b/gi, "");
    if (/\b(select|from|join|into|update|delete|table)\b/i.test(text)) {
      throw new Error(`SQL text must not name tables: ${node.sqlFragments.join("?")}`);
    }
    return super.transformRaw(node, queryId);
  }

  #assertOpen(source: OperationNode): void {
    const name = nameInDatabase(tableName(AliasNode.is(source) ? source.node : source));
    if (this.#closed.includes(name)) throw new Error(`"${name}" is closed to this write`);
  }

  #walledFrom(from: FromNode): FromNode {
    return FromNode.create(from.froms.map((source) => this.#walled(source)));
  }

  /** A table becomes `(select * from table where gsid = …)` under the same name. */
  #walled(source: OperationNode): OperationNode {
    if (AliasNode.is(source) && TableNode.is(source.node)) {
      return AliasNode.create(this.#rows(source.node), source.alias);
    }
    if (AliasNode.is(source) && isQuery(source.node)) return source;
    if (!TableNode.is(source))
      throw new Error(`what is read from must be a table or a query, not ${source.kind}`);
    return AliasNode.create(this.#rows(source), IdentifierNode.create(tableName(source)));
  }

  #rows(table: TableNode): ParensNode {
    tableName(table);
    const all = SelectQueryNode.cloneWithSelections(SelectQueryNode.createFrom([table]), [
      SelectionNode.createSelectAll(),
    ]);
    const owned: SelectQueryNode = { ...all, where: WhereNode.create(this.#owned(table)) };
    return ParensNode.create(owned);
  }

  #within(where: WhereNode | undefined, source: OperationNode): WhereNode {
    const owned = this.#owned(source);
    return WhereNode.create(where ? AndNode.create(ParensNode.create(where.where), owned) : owned);
  }

  #owned(source: OperationNode): OperationNode {
    const name = AliasNode.is(source) ? aliasName(source) : tableName(source);
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create("gsid"), TableNode.create(name)),
      OperatorNode.create("="),
      this.#gsid,
    );
  }
}

/** In parentheses when the wall has seen it before, as a part of another query. */
function isQuery(node: OperationNode): boolean {
  return SelectQueryNode.is(ParensNode.is(node) ? node.node : node);
}

function tableName(node: OperationNode): string {
  if (!TableNode.is(node)) throw new Error(`not a table: ${node.kind}`);
  const { name } = node.table.identifier;
  if (node.table.schema || !TENANT_TABLES.has(nameInDatabase(name)))
    throw new Error(`"${name}" is no table of a firm`);
  return name;
}

function aliasName(source: AliasNode): string {
  tableName(source.node);
  if (!IdentifierNode.is(source.alias)) throw new Error("an alias must be a plain name");
  return source.alias.name;
}
