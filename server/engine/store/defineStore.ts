import type { RecordDefinition, RecordValues } from '@contract/core/record';
import type { TagType } from '@contract/core/tags';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import { FOREIGN_KEY, hasSqlState } from '../../db/hasSqlState';
import type { Context } from '../acciones/context';
import type { EventAudience } from '../events/eventAudience';
import { conflict, invalid, notFound } from '../http/fault';
import { staleVersion } from '../http/staleVersion';
import type { ColumnsOf, VersionedTable } from './defineChanges';

/** A table that lacks a column for a field of the record is refused, and named, by the compiler. */
type Holding<T extends VersionedTable, R extends RecordDefinition> = T &
  (Exclude<keyof R['fields'], keyof T['$inferInsert']> extends never
    ? unknown
    : { hasNoColumnFor: Exclude<keyof R['fields'], keyof T['$inferInsert']> });

interface Asked {
  id?: number | null;
  version?: number | null;
}

/** Two that may not be at once, the words, and the field that says them where one alone is to blame. */
interface Unique<Fields, Stored> {
  field?: keyof Fields & string;
  same: SQL | undefined;
  words: string | ((twin: Stored) => string);
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
  /** Said where other records stand on it, so that it cannot be taken away. */
  used?: string;
  unique?(fields: RecordValues<R>): readonly Unique<RecordValues<R>, T['$inferSelect']>[];
  /** Whose lists it stands on, and who looks at them. */
  tag: TagType;
  audience?: EventAudience;
}

/** Every field of the record, and what the module keeps beside them. */
type Columns<R extends RecordDefinition, T extends VersionedTable> = RecordValues<R> & ColumnsOf<T>;

/** How the rows of a record change: held, looked at, refused where somebody saved first, written, audited and told. */
export function defineStore<
  R extends RecordDefinition,
  T extends VersionedTable,
  Shown extends { id: number; version: number },
>(definition: StoreDefinition<R, T, Shown>) {
  const { record, find, missing, used, unique, tag, audience = { kind: 'everyone' } } = definition;
  const { entity = record.name.charAt(0).toLowerCase() + record.name.slice(1) } = definition;
  // Drizzle's own types of a table cannot be followed through a parameter.
  const table: VersionedTable = definition.table;
  type Stored = T['$inferSelect'];

  /** The row as it is stored and as it is seen, held until the end of the transaction. */
  async function hold(context: Context, id: number) {
    const [stored] = await context.db.select().from(table).where(eq(table.id, id)).for('update');
    const shown = stored && (await find(context, id));
    if (!stored || !shown) throw notFound(missing);
    return { stored: stored as Stored, shown };
  }

  async function holdRead(context: Context, id: number, version: number | null | undefined) {
    const held = await hold(context, id);
    if (held.shown.version !== version) throw staleVersion(held.shown);
    return held;
  }

  async function refuseTwin({ db }: Context, fields: RecordValues<R>, id: number) {
    for (const { field, same, words } of unique?.(fields) ?? []) {
      const [twin] = await db
        .select()
        .from(table)
        .where(and(same, ne(table.id, id)))
        .limit(1);
      if (!twin) continue;
      const why = typeof words === 'string' ? words : words(twin as Stored);
      throw field ? invalid({ [field]: why }) : conflict(why);
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
      ) => Columns<R, T> | Promise<Columns<R, T>> = (asked) => asked as Columns<R, T>,
    ): Promise<Shown> {
      const asked = fields as unknown as RecordValues<R>;
      const before = id == null ? undefined : await holdRead(context, id, version);
      const columns = await toColumns(asked, before?.shown);
      await refuseTwin(context, columns, before?.shown.id ?? 0);
      const after = await write(context, before?.shown, columns);
      await tell(context, after.id, before?.stored, after);
      const saved = await find(context, after.id);
      if (!saved) throw new Error(`${entity} vanished while it was saved`);
      return saved;
    },

    /** Takes one away, unless `refuse` does not let it go; with a version only the one that was read. */
    async remove(
      context: Context,
      { id, version }: { id: number; version?: number },
      refuse?: (before: Shown) => Promise<void> | void,
    ): Promise<{ ok: true }> {
      const { stored, shown } = await (version === undefined
        ? hold(context, id)
        : holdRead(context, id, version));
      await refuse?.(shown);
      await context.db
        .delete(table)
        .where(eq(table.id, id))
        .catch((error: unknown) => {
          throw used && hasSqlState(error, FOREIGN_KEY) ? conflict(used) : error;
        });
      await tell(context, id, stored);
      return { ok: true };
    },
  };
}
