import type { InputOf } from '@contract/core/accion';
import type { savePersonHistory } from '@contract/users/savePersonHistory';
import type { Context } from '../../engine/acciones/context';
import { invalid } from '../../engine/http/fault';
import type { DatedValues, StoredPerson } from '../../engine/people/datedFields';
import { findPlace, isColleague } from './personPlace';
import { refuseCircle } from './storePerson';

type Change = InputOf<typeof savePersonHistory>['change'];

/** What a change writes, or why it cannot. */
export async function historyValues(
  { db }: Pick<Context, 'db'>,
  before: StoredPerson,
  change: Change,
): Promise<Partial<DatedValues>> {
  if (change.kind === 'place') {
    const place = await findPlace(db, change.areaId);
    if (!place) throw invalid({ 'change.areaId': 'Esa área ya no existe.' });
    return place;
  }
  if (change.kind === 'manager') {
    const { managerId } = change;
    if (managerId === null || managerId === before.managerId) return { managerId };
    if (!(await isColleague(db, managerId))) {
      throw invalid({ 'change.managerId': 'Esa persona ya no trabaja acá.' });
    }
    await refuseCircle(db, before.id, managerId);
    return { managerId };
  }
  const { kind: _kind, ...values } = change;
  return values;
}
