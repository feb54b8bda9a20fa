import type { Db } from '../../db/Db';
import type { Viewer } from '../acciones/context';
import { opensTo } from '../acciones/heldFlags';
import { partsOf } from '../module';
import type { Named } from './naming';

export type Names = ReadonlyMap<string, Named>;

const key = (entity: string, id: unknown) => `${entity}:${id}`;

/** This finds the entity that a field's id names, if a module says so. */
function entityOf(entity: string, field: string): string | undefined {
  const namings = partsOf('names');
  const of = (name: string) => namings.find(({ fields }) => fields?.includes(name))?.entity;
  return of(`${entity}.${field}`) ?? of(field);
}

interface Thing {
  entity: string;
  id: unknown;
}

/** All of them at once: one query for each kind, however many there are. */
export async function nameThings(
  db: Db,
  viewer: Pick<Viewer, 'roles'>,
  things: readonly Thing[],
): Promise<Names> {
  const names = new Map<string, Named>();
  await Promise.all(
    partsOf('names').map(async ({ entity, opens, find }) => {
      const ids = things.filter((one) => one.entity === entity).map(({ id }) => Number(id));
      const asked = [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0);
      if (asked.length === 0) return;
      const opened = opens === undefined || opensTo(opens, viewer.roles);
      for (const { link, ...named } of await find(db, asked)) {
        names.set(key(entity, named.id), opened && link ? { ...named, link } : named);
      }
    }),
  );
  return names;
}

export const namedThing = (names: Names, entity: string, id: unknown): Named | undefined =>
  names.get(key(entity, id));

/** The fields of what was kept that hold the number of something with a name. */
export function keptIds(entity: string, ...kept: readonly unknown[]) {
  return kept.flatMap((one) =>
    Object.entries(typeof one === 'object' && one !== null ? one : {}).flatMap(([field, id]) => {
      const of = typeof id === 'number' ? entityOf(entity, field) : undefined;
      return of === undefined ? [] : [{ field, entity: of, id: id as number }];
    }),
  );
}
