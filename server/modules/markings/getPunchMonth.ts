import { getPunchMonth } from '@contract/markings/punchAcciones';
import { can } from '@contract/session/can';
import { implement } from '../../engine/acciones/implement';
import { personName } from '../../engine/people/personName';
import { reachedPerson } from '../../engine/people/reachedPerson';
import { clock } from '../../engine/time/clock';
import { monthEnd, monthStart } from '../../engine/time/days';
import { reachOfPunches } from './getPunch';
import { personDays } from './personDays';
import { dateIn } from './wallClock';

export const getPunchMonthHandler = implement(
  getPunchMonth,
  async ({ personId, year, month }, context) => {
    const { db, viewer } = context;
    const whose = await reachedPerson(
      { db, viewer, reach: reachOfPunches(context) },
      personId,
      'Tu cuenta no es de ninguna persona: no ficha.',
    );
    const { id } = whose;
    const span = { from: monthStart(year, month), to: monthEnd(year, month) };
    const today = dateIn(whose.zone)(clock.now());
    const days = (await personDays(db, [whose], span)).get(id) ?? [];
    return {
      personId: id,
      personName: personName(whose),
      zone: whose.zone,
      today,
      // Days to come belong to the roster.
      days: days.filter(({ day, punches }) => day <= today || punches.length > 0).reverse(),
      asks: id === viewer.personId && can(viewer.roles, 'MARKINGS.CREATE'),
    };
  },
);
