import type { InputOf } from '@contract/core/accion';
import { savePersonHistory } from '@contract/users/personPartAcciones';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import type { DatedValues, StoredPerson } from '../../engine/people/datedFields';
import { keepWhatWas } from '../../engine/people/writeHistory';
import { todayAt } from '../../engine/time/todayAt';
import { datedChanges } from './datedChanges';
import { refuseBeforeHire, refuseClosedEffect } from './effectRules';
import { followHistory } from './followHistory';
import { findPlace, isColleague } from './personPlace';
import { lockPerson } from './personRecord';
import { refuseCircle } from './storePerson';

/** The fields of the other kinds stay empty. */
const nothing = {
  position: null,
  areaId: null,
  managerId: null,
  category: null,
  agreement: null,
  salaryBasis: null,
  salary: null,
  unionTie: null,
};

export const savePersonHistoryHandler = implement(
  savePersonHistory,
  async ({ change, ...target }, context) => {
    const { db, viewer } = context;
    const { kind } = change;
    const person = await lockPerson(context, target.personId);
    const today = await todayAt(db, person.siteId);
    const asked = { ...target, ...nothing, kind };
    const saved = await datedChanges.save(context, asked, async (fields, _shown, was) => {
      if (was && was.kind !== kind) throw conflict('Un cambio no puede pasar a ser de otro tipo.');
      const { effectiveFrom: day } = fields;
      refuseBeforeHire(person, day);
      const values = await historyValues(context, person, change);
      const sites = [person.siteId, was?.siteId ?? person.siteId, values.siteId ?? person.siteId];
      await refuseClosedEffect(db, [kind], sites, [day, was?.effectiveFrom ?? day]);
      if (!was) await keepWhatWas(db, person, [kind], day);
      return { ...fields, ...values, begun: day <= today, accountId: viewer.accountId };
    });
    await followHistory(context, person, today);
    return saved;
  },
);

type Change = InputOf<typeof savePersonHistory>['change'];

/** This gives the values that a change writes, or throws why it cannot. */
async function historyValues(
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
