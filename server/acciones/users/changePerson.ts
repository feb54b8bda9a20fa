import type { InputOf } from '@contract/accion';
import type { changePeople } from '@contract/users/changePeople';
import { and, eq, sql } from 'drizzle-orm';
import { area, person } from '../../db/schema/organisation';
import { conflict, invalid, notFound } from '../../http/fault';
import { worksToday } from '../../people/worksToday';
import { withinReach } from '../../scope/withinReach';
import type { Context } from '../context';

const MANAGERS = 4_600_006;

export type PersonChange = InputOf<typeof changePeople>['change'];

/** Whether the manager or the area can be anybody's at all. */
export async function checkChange({ db }: Pick<Context, 'db'>, change: PersonChange) {
  if (change.kind === 'area') {
    if (await db.$count(area, eq(area.id, change.areaId))) return;
    throw invalid({ 'change.areaId': 'Esa área ya no existe.' });
  }
  if (change.managerId === null) return;
  const works = await db.$count(person, and(eq(person.id, change.managerId), worksToday));
  if (!works) throw invalid({ 'change.managerId': 'Esa persona ya no trabaja acá.' });
}

async function refuseCircle({ db }: Context, personId: number, managerId: number) {
  if (personId === managerId) throw conflict('Nadie puede ser su propio responsable.');
  // Two changes at once could close a circle that neither of them sees.
  await db.execute(sql`select pg_advisory_xact_lock(${MANAGERS})`);
  const { rows } = await db.execute(
    sql`select from anden_team(${personId}) as below where below = ${managerId}`,
  );
  if (rows.length > 0) {
    throw conflict('Quien elegiste trabaja en su equipo: no puede ser también su responsable.');
  }
}

async function fieldsOf({ db }: Context, change: PersonChange) {
  if (change.kind === 'manager') return { managerId: change.managerId };
  const [place] = await db
    .select({ siteId: area.siteId, areaId: area.id })
    .from(area)
    .where(eq(area.id, change.areaId));
  if (!place) throw invalid({ 'change.areaId': 'Esa área ya no existe.' });
  return place;
}

/** One change of one person; nothing is written where nothing changes. */
export async function changePerson(context: Context, id: number, change: PersonChange) {
  const { db, viewer, reach, audit, emit } = context;
  const [before] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, id), withinReach(reach, viewer, person.id)))
    .for('update');
  if (!before) throw notFound('Esa persona no existe o no está a tu alcance.');
  if (change.kind === 'manager' && change.managerId !== null) {
    await refuseCircle(context, id, change.managerId);
  }
  const fields: Partial<typeof before> = await fieldsOf(context, change);
  const names = Object.keys(fields) as (keyof typeof before)[];
  if (names.every((name) => before[name] === fields[name])) return;
  await db
    .update(person)
    .set({ ...fields, version: before.version + 1 })
    .where(eq(person.id, id));
  const was = Object.fromEntries(names.map((name) => [name, before[name]]));
  await audit({ entity: 'person', entityId: id, before: was, after: fields });
  await emit(
    [
      { type: 'Person', id: 'LIST' },
      { type: 'Person', id },
    ],
    { kind: 'everyone' },
  );
}
