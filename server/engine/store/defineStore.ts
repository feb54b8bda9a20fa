import type { RecordDefinition, RecordValues } from '@contract/core/record';
import type { TagType } from '@contract/core/tags';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { FOREIGN_KEY, hasSqlState } from '../../db/hasSqlState';
import type { Context } from '../acciones/context';
import { lastChange } from '../audit/lastChange';
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

/** A row that is part of an owner is asked for together with that owner. */
type PartOf<O> = O extends string ? Record<O, number> : unknown;

/** Two that may not be at once, the words, and the field that says them where one alone is to blame. */
interface Unique<Fields, Stored> {
  field?: keyof Fields & string;
  same: SQL | undefined;
  words: string | ((twin: Stored) => string);
}

/** Every field of the record, and what the module keeps beside them. */
type Columns<R extends RecordDefinition, T extends VersionedTable> = RecordValues<R> & ColumnsOf<T>;

type Wanted = 'save' | 'remove';

/** A change is told by the tag and the audience of its lists, or by a function of the row as it is and was. */
type Telling<Stored> =
  | { tag: TagType; audience?: EventAudience; tell?: never }
  | { tell(context: Context, row: Stored, before: Stored | undefined): Promise<void> };

type StoreDefinition<
  R extends RecordDefinition,
  T extends VersionedTable,
  Shown extends { id: number; version: number },
  O extends (keyof T['$inferInsert'] & string) | undefined,
> = Telling<T['$inferSelect']> & {
  record: R;
  table: Holding<T, R>;
  /** The entity as the audit calls it, where it is not the record's name. */
  entity?: string;
  /** The audit keeps this of a row, where not all of it: the audit is read by more people than the record. */
  audited?(stored: T['$inferSelect']): object;
  /** The column that names its owner; the caller holds that owner, and checked permission. */
  owner?: O;
  /** The row as its reader sees it; none where it is out of their reach. */
  find(context: Context, id: number): Promise<Shown | undefined>;
  /** Said when it is gone. */
  missing: string;
  /** Why whoever sees it neither changes it nor takes it away. */
  notTheirs?(context: Context, shown: Shown, wanted: Wanted): string | undefined;
  /** Said where other records stand on it, so that it cannot be taken away. */
  used?: string;
  unique?(
    columns: Columns<R, T>,
    context: Context,
  ): readonly Unique<RecordValues<R>, T['$inferSelect']>[];
};

/** How the rows of a record change: held, looked at, refused where somebody saved first, written, audited and told. */
export function defineStore<
  R extends RecordDefinition,
  T extends VersionedTable,
  Shown extends { id: number; version: number },
  const O extends (keyof T['$inferInsert'] & string) | undefined = undefined,
>(definition: StoreDefinition<R, T, Shown, O>) {
  const { record, owner, find, missing, notTheirs, used, unique } = definition;
  const { entity = record.name.charAt(0).toLowerCase() + record.name.slice(1) } = definition;
  // Drizzle's own types of a table cannot be followed through a parameter.
  const table: VersionedTable = definition.table;
  type Stored = T['$inferSelect'] & { id: number; version: number };

  const partOf = (asked: object): object =>
    owner === undefined ? {} : { [owner]: (asked as Record<string, unknown>)[owner] };

  const ofOwner = (asked: object) => {
    const columns = table as unknown as Record<string, AnyPgColumn>;
    const conditions = Object.entries(partOf(asked)).map(([name, value]) =>
      eq(columns[name] as AnyPgColumn, value),
    );
    return and(...conditions);
  };

  /** The row as it is stored and as it is seen, held until the end of the transaction. */
  async function hold(context: Context, asked: { id: number } & PartOf<O>) {
    const [stored] = await context.db
      .select()
      .from(table)
      .where(and(eq(table.id, asked.id), ofOwner(asked)))
      .for('update');
    const shown = stored && (await find(context, asked.id));
    if (!stored || !shown) throw notFound(missing);
    return { stored: stored as Stored, shown };
  }

  async function holdTo(wanted: Wanted, context: Context, asked: { id: number } & PartOf<O>) {
    const held = await hold(context, asked);
    const why = notTheirs?.(context, held.shown, wanted);
    if (why !== undefined) throw notFound(why);
    return held;
  }

  async function refuseStale(
    { db }: Context,
    { shown }: { shown: Shown },
    version: number | null | undefined,
  ) {
    if (shown.version === version) return;
    throw staleVersion(shown, await lastChange(db, entity, shown.id));
  }

  async function refuseTwin(context: Context, columns: Columns<R, T>, asked: object, id: number) {
    for (const { field, same, words } of unique?.(columns, context) ?? []) {
      const [twin] = await context.db
        .select()
        .from(table)
        .where(and(same, ofOwner(asked), ne(table.id, id)))
        .limit(1);
      if (!twin) continue;
      const why = typeof words === 'string' ? words : words(twin as Stored);
      throw field ? invalid({ [field]: why }) : conflict(why);
    }
  }

  async function write({ db }: Context, before: Stored | undefined, columns: object) {
    const [row] = before
      ? await db
          .update(table)
          .set({ ...columns, version: before.version + 1 })
          .where(eq(table.id, before.id))
          .returning()
      : await db.insert(table).values(columns).returning();
    if (!row) throw new Error(`${entity} was not stored`);
    return row as Stored;
  }

  async function tell(context: Context, before: Stored | undefined, after: Stored | undefined) {
    const row = after ?? before;
    if (!row) throw new Error(`no ${entity} to tell of`);
    const audited = (stored: Stored | undefined) =>
      stored && (definition.audited ? definition.audited(stored) : stored);
    await context.audit({
      entity,
      entityId: row.id,
      before: audited(before),
      after: audited(after),
    });
    if (definition.tell) return definition.tell(context, row, before);
    const { tag, audience = { kind: 'everyone' } } = definition;
    await context.emit([{ type: tag, id: 'LIST' }], audience);
  }

  return {
    hold,

    /** Adds one, or changes the one that was read; `toColumns` refuses what may not be and answers what is stored. */
    async save(
      context: Context,
      asked: Asked & PartOf<O> & RecordValues<R>,
      toColumns: (
        fields: RecordValues<R>,
        before: Shown | undefined,
        stored: Stored | undefined,
      ) => Columns<R, T> | Promise<Columns<R, T>> = (asked) => asked as Columns<R, T>,
    ): Promise<Shown> {
      const { id, version, ...fields } = asked;
      const before = id == null ? undefined : await holdTo('save', context, { ...asked, id });
      if (before) await refuseStale(context, before, version);
      const columns = await toColumns(
        fields as unknown as RecordValues<R>,
        before?.shown,
        before?.stored,
      );
      await refuseTwin(context, columns, asked, before?.shown.id ?? 0);
      const after = await write(context, before?.stored, { ...columns, ...partOf(asked) });
      await tell(context, before?.stored, after);
      const saved = await find(context, after.id);
      if (!saved) throw new Error(`${entity} vanished while it was saved`);
      return saved;
    },

    /** Takes one away, unless `refuse` does not let it go; with a version only the one that was read. */
    async remove(
      context: Context,
      asked: { id: number; version?: number } & PartOf<O>,
      refuse?: (before: Shown, stored: Stored) => Promise<void> | void,
    ): Promise<{ ok: true }> {
      const held = await holdTo('remove', context, asked);
      if (asked.version !== undefined) await refuseStale(context, held, asked.version);
      await refuse?.(held.shown, held.stored);
      await context.db
        .delete(table)
        .where(eq(table.id, asked.id))
        .catch((error: unknown) => {
          throw used && hasSqlState(error, FOREIGN_KEY) ? conflict(used) : error;
        });
      await tell(context, held.stored, undefined);
      return { ok: true };
    },
  };
}
