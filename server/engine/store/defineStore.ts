import type { RecordDefinition, RecordValues } from '@contract/core/record';
import type { TagType } from '@contract/core/tags';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../acciones/context';
import type { EventAudience } from '../events/eventAudience';
import { invalid, notFound } from '../http/fault';
import { staleVersion } from '../http/staleVersion';

type VersionedTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn };

/** A table that lacks a column for a field of the record is refused, and named, by the compiler. */
type Holding<T extends VersionedTable, R extends RecordDefinition> = T &
  (Exclude<keyof R['fields'], keyof T['$inferInsert']> extends never
    ? unknown
    : { hasNoColumnFor: Exclude<keyof R['fields'], keyof T['$inferInsert']> });

interface Asked {
  id?: number | null;
  version?: number | null;
}

/** Two that may not be at once, the field that says it, and the words. */
interface Unique<Fields> {
  field: keyof Fields & string;
  same: SQL | undefined;
  words: string;
}

interface StoreDefinition<
  R extends RecordDefinition,
  T extends VersionedTable,
  Shown extends { id: number; version: number },
> {
  record: R;
  table: Holding<T, R>;
  /** Of the audit, where it is not the record's name. */
  entity?: string;
  /** As its reader sees it; none where it is out of their reach. */
  find(context: Context, id: number): Promise<Shown | undefined>;
  /** Said when it is gone. */
  missing: string;
  unique?(fields: RecordValues<R>): readonly Unique<RecordValues<R>>[];
  /** Whose lists it stands on, and who looks at them. */
  tag: TagType;
  audience?: EventAudience;
}

type Columns<R extends RecordDefinition, T extends VersionedTable> = RecordValues<R> &
  Partial<T['$inferInsert']>;

/** How the rows of a record change: held, looked at, refused where somebody saved first, written, audited and told. */
export function defineStore<
  R extends RecordDefinition,
  T extends VersionedTable,
  Shown extends { id: number; version: number },
>(definition: StoreDefinition<R, T, Shown>) {
  const { record, find, missing, unique, tag, audience = { kind: 'everyone' } } = definition;
  const { entity = record.name.charAt(0).toLowerCase() + record.name.slice(1) } = definition;
  // Drizzle's own types of a table cannot be followed through a parameter.
  const table: VersionedTable = definition.table;
  type Stored = T['$inferSelect'];

  /** The row as it is stored and as it is seen, held until the end of the transaction. */
  async function hold(context: Context, id: number, version: number | null | undefined) {
    const [stored] = await context.db.select().from(table).where(eq(table.id, id)).for('update');
    const shown = stored && (await find(context, id));
    if (!stored || !shown) throw notFound(missing);
    if (shown.version !== version) throw staleVersion(shown);
    return { stored: stored as Stored, shown };
  }

  async function refuseTwin({ db }: Context, fields: RecordValues<R>, id: number) {
    for (const { field, same, words } of unique?.(fields) ?? []) {
      if ((await db.$count(table, and(same, ne(table.id, id)))) > 0)
        throw invalid({ [field]: words });
    }
  }

  async function write({ db }: Context, before: Shown | undefined, columns: object) {
    const [row] = before
      ? await db
          .update(table)
          .set({ ...columns, version: before.version + 1 })
          .where(eq(table.id, before.id))
          .returning()
      : await db.insert(table).values(columns).returning();
    if (!row) throw new Error(`${entity} was not stored`);
    return row as Stored & { id: number };
  }

  async function tell({ audit, emit }: Context, id: number, before: unknown, after?: unknown) {
    await audit({ entity, entityId: id, before, after });
    await emit([{ type: tag, id: 'LIST' }], audience);
  }

  return {
    /** Adds one, or changes the one that was read; `toColumns` refuses what may not be and answers what is stored. */
    async save(
      context: Context,
      { id, version, ...fields }: Asked & RecordValues<R>,
      toColumns: (
        fields: RecordValues<R>,
        before: Shown | undefined,
      ) => Columns<R, T> | Promise<Columns<R, T>>,
    ): Promise<Shown> {
      const asked = fields as unknown as RecordValues<R>;
      const before = id == null ? undefined : await hold(context, id, version);
      const columns = await toColumns(asked, before?.shown);
      await refuseTwin(context, columns, before?.shown.id ?? 0);
      const after = await write(context, before?.shown, columns);
      await tell(context, after.id, before?.stored, after);
      const saved = await find(context, after.id);
      if (!saved) throw new Error(`${entity} vanished while it was saved`);
      return saved;
    },

    /** Takes away the one that was read, unless `refuse` does not let it go. */
    async remove(
      context: Context,
      { id, version }: { id: number; version: number },
      refuse?: (before: Shown) => Promise<void> | void,
    ): Promise<{ ok: true }> {
      const { stored, shown } = await hold(context, id, version);
      await refuse?.(shown);
      await context.db.delete(table).where(eq(table.id, id));
      await tell(context, id, stored);
      return { ok: true };
    },
  };
}
