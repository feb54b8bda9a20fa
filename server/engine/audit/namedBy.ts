import { onDays } from '@contract/core/rangeText';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { personLabels } from '../people/personLabels';
import type { Naming } from './naming';

interface NamedBy extends Pick<Naming, 'entity' | 'fields' | 'opens' | 'reads'> {
  table: PgTable & { id: AnyPgColumn };
  name?: AnyPgColumn | SQL;
  /** A number or a code says itself; a title stands between quotes. */
  plain?: true;
  /** The person it belongs to. */
  person?: AnyPgColumn;
  days?: readonly [AnyPgColumn, AnyPgColumn];
  link?(id: number): string;
}

const none = sql<string | null>`null::text`;

/** Things that are called by columns of their own table, and by their person. */
export function namedBy(naming: NamedBy): Naming {
  const { entity, fields, opens, reads, table, name, plain, person, days, link } = naming;
  const [from, to] = days ?? [none, none];
  return {
    entity,
    ...(fields ? { fields } : {}),
    ...(opens ? { opens } : {}),
    ...(reads ? { reads } : {}),
    async find(db, ids) {
      const rows = await db
        .select({
          id: sql<number>`${table.id}`.mapWith(Number),
          name: sql<string | null>`${name ?? none}::text`,
          personId: sql<number | null>`${person ?? sql`null::int`}`,
          from: sql<string | null>`${from}::text`,
          to: sql<string | null>`${to}::text`,
        })
        .from(table as PgTable)
        .where(inArray(table.id, [...ids]));
      const owners = rows.flatMap(({ personId }) => (personId === null ? [] : [personId]));
      const people = await personLabels(db, owners);
      return rows.map((row) => {
        const owner = row.personId === null ? undefined : people.get(row.personId);
        const whose = owner ? `de ${owner}` : '';
        const when = row.from && row.to ? onDays(row.from, row.to) : '';
        const called = row.name && !plain ? `“${row.name}”` : (row.name ?? '');
        const rest = [whose, when].filter(Boolean).join(', ');
        const named = {
          id: row.id,
          name: [row.name, rest].filter(Boolean).join(' '),
          said: [called, rest].filter(Boolean).join(' '),
        };
        return link ? { ...named, link: link(row.id) } : named;
      });
    },
  };
}
