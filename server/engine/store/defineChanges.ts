import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context, PublicContext } from '../acciones/context';
import { lastChange } from '../audit/lastChange';
import { conflict, type Fault, notFound } from '../http/fault';
import { staleVersion } from '../http/staleVersion';

export type VersionedTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn };
type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;
/** Some ends come about by themselves: there nobody asks. */
export type Ends = Pick<PublicContext, 'db' | 'audit' | 'emit'>;

interface Row {
  id: number;
  version: number;
}

interface Told {
  reason?: string | null;
  /** The audit keeps these of it too. */
  told?: object;
}

/** A record that keeps a history has an entry for each change, with its kind and its author. */
interface Entry<Kind> {
  kind: Kind;
  /** Null: the server by itself. */
  accountId: number | null;
  /** Now, unless it is told of the past. */
  at?: Date;
}

export type Done<Kind> = Told & (undefined extends Kind ? object : Entry<Kind>);

/** A change writes these columns; SQL where only the database knows the value. */
export type ColumnsOf<T extends VersionedTable> = {
  [K in keyof T['$inferInsert']]?: T['$inferInsert'][K] | SQL;
};

export interface Written<T extends VersionedTable, Kind> {
  before: T['$inferSelect'] | null;
  after: T['$inferSelect'];
  columns: ColumnsOf<T>;
  done: Done<Kind>;
}

interface ChangesDefinition<T extends VersionedTable, Found, Action extends string, Kind> {
  table: T;
  /** The entity as the audit calls it. */
  entity: string;
  /** The row with what its rules need, held until the end of the transaction; none where it is out of reach. */
  lock(asking: Asking, id: number): Promise<Found | undefined>;
  row(found: Found): T['$inferSelect'];
  /** Said when it is gone. */
  missing: string;
  /** The record as its reader sees it, for a second person to compare with. */
  present(asking: Asking, id: number): Promise<unknown>;
  /** The actions that the asker may do to it now. */
  actions(asking: Asking, found: Found): readonly Action[] | Promise<readonly Action[]>;
  /** Words of a conflict, or a refusal of another kind. */
  refusal(found: Found, action: Action): string | Fault;
  /** A forbidden action is refused even before a stale version is. */
  refusesFirst?: boolean;
  /** This refuses what the asker cannot do to it whatever its version, before anything else. */
  forbids?(found: Found, action: Action, asking: Asking): Fault | undefined;
  history?(ends: Ends, written: Written<T, Kind>): Promise<void>;
  /** The audit keeps these, where it is not the row before and after. */
  audited?(written: Written<T, Kind>): { before?: unknown; after?: unknown };
  /** This tells the open screens that look again; `before` is null for a new row. */
  tell(ends: Ends, after: T['$inferSelect'], before: T['$inferSelect'] | null): Promise<void>;
}

interface Target {
  id: number;
  /** Left out where each row of many, or each step of one person, is looked at by itself. */
  version?: number | undefined;
}

/** How a record that has states changes: held, looked at, refused where stale or not allowed now, written, kept in its history, audited, told. */
export function defineChanges<
  T extends VersionedTable,
  Found,
  Action extends string,
  Kind extends string | null | undefined = undefined,
>(definition: ChangesDefinition<T, Found, Action, Kind>) {
  type Stored = T['$inferSelect'] & Row;
  type Columns = ColumnsOf<T>;
  const { entity, history, audited, tell } = definition;
  // Drizzle's own types of a table cannot be followed through a parameter.
  const table: VersionedTable = definition.table;
  const rowOf = (found: Found) => definition.row(found) as Stored;

  async function record(ends: Ends, written: Written<T, Kind>): Promise<Stored> {
    const { before, done } = written;
    const after = written.after as Stored;
    await history?.(ends, written);
    const kept = audited?.(written) ?? {
      before: before ?? undefined,
      after: { ...after, ...done.told },
    };
    await ends.audit({ entity, entityId: after.id, ...kept });
    await tell(ends, after, before);
    return after;
  }

  const stored = (rows: object[]): Stored => {
    const [row] = rows;
    if (!row) throw new Error(`${entity} was not stored`);
    return row as Stored;
  };

  /** The record as it is seen now, if this may be done to it. */
  async function hold(asking: Asking, { id, version }: Target, action: Action): Promise<Found> {
    const found = await definition.lock(asking, id);
    if (!found) throw notFound(definition.missing);
    const forbidden = definition.forbids?.(found, action, asking);
    if (forbidden) throw forbidden;
    const stale = version !== undefined && rowOf(found).version !== version;
    if (!stale || definition.refusesFirst) await refuse(asking, found, action);
    if (stale) {
      const shown = await definition.present(asking, id);
      throw staleVersion(shown, await lastChange(asking.db, entity, id));
    }
    return found;
  }

  async function refuse(asking: Asking, found: Found, action: Action): Promise<void> {
    if ((await definition.actions(asking, found)).includes(action)) return;
    const why = definition.refusal(found, action);
    throw typeof why === 'string' ? conflict(why) : why;
  }

  async function create(ends: Ends, columns: T['$inferInsert'], done: Done<Kind>) {
    const after = stored(await ends.db.insert(table).values(columns).returning());
    return record(ends, { before: null, after, columns: columns as Columns, done });
  }

  /** The next version of a row that is held. */
  async function write(ends: Ends, before: Stored, columns: Columns, done: Done<Kind>) {
    const next = { ...columns, version: before.version + 1 };
    const after = stored(
      await ends.db.update(table).set(next).where(eq(table.id, before.id)).returning(),
    );
    return record(ends, { before, after, columns, done });
  }

  /** Takes away a row that is held. */
  async function remove(ends: Ends, before: Stored): Promise<void> {
    await ends.db.delete(table).where(eq(table.id, before.id));
    await ends.audit({ entity, entityId: before.id, before });
    await tell(ends, before, before);
  }

  return {
    hold,
    create,
    write,
    remove,
    /** This does an action of a person, from the look to the notice. */
    async change(
      context: Context,
      { id, version, action, ...told }: Target & { action: Action } & Omit<Done<Kind>, 'accountId'>,
      toColumns: (found: Found) => Columns | Promise<Columns>,
    ): Promise<Stored> {
      const found = await hold(context, { id, version }, action);
      const done = { ...told, accountId: context.viewer.accountId } as unknown as Done<Kind>;
      return write(context, rowOf(found), await toColumns(found), done);
    },
  };
}
