import type { InputOf } from '@contract/accion';
import type { changePeople } from '@contract/users/changePeople';
import { eq } from 'drizzle-orm';
import { area } from '../../db/schema/organisation';
import { invalid } from '../../http/fault';
import type { Context } from '../context';
import { findPlace, isColleague } from './personPlace';
import { lockPerson } from './personRecord';
import { writePerson } from './writePerson';

export type PersonChange = InputOf<typeof changePeople>['change'];

const noArea = () => invalid({ 'change.areaId': 'Esa área ya no existe.' });

/** Whether the manager or the area can be anybody's at all. */
export async function checkChange({ db }: Pick<Context, 'db'>, change: PersonChange) {
  if (change.kind === 'area') {
    if (await db.$count(area, eq(area.id, change.areaId))) return;
    throw noArea();
  }
  if (change.managerId === null || (await isColleague(db, change.managerId))) return;
  throw invalid({ 'change.managerId': 'Esa persona ya no trabaja acá.' });
}

async function fieldsOf({ db }: Context, change: PersonChange) {
  if (change.kind === 'manager') return { managerId: change.managerId };
  const place = await findPlace(db, change.areaId);
  if (!place) throw noArea();
  return place;
}

/** One change of one person. */
export async function changePerson(context: Context, id: number, change: PersonChange) {
  const before = await lockPerson(context, id);
  await writePerson(context, before, await fieldsOf(context, change));
}
