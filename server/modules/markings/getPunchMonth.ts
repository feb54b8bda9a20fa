import { getPunchMonth } from '@contract/markings/punchAcciones';
import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { person, site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { personName } from '../../engine/people/personName';
import { withinReach } from '../../engine/scope/withinReach';
import { clock } from '../../engine/time/clock';
import { monthEnd, monthStart } from '../../engine/time/days';
import { reachOfPunches } from './getPunch';
import { personDays } from './personDays';
import { dateIn } from './wallClock';

export const getPunchMonthHandler = implement(
  getPunchMonth,
  async ({ personId, year, month }, context) => {
    const { db, viewer } = context;
    const id = personId ?? viewer.personId;
    if (id === null) throw notFound('Tu cuenta no es de ninguna persona: no ficha.');
    const [whose] = await db
      .select({
        id: person.id,
        firstName: person.firstName,
        lastName: person.lastName,
        siteId: person.siteId,
        zone: site.zone,
      })
      .from(person)
      .innerJoin(site, eq(site.id, person.siteId))
      .where(and(eq(person.id, id), withinReach(reachOfPunches(context), viewer, person.id)));
    if (!whose) throw notFound('Esa persona no existe o no está a tu alcance.');
    const span = { from: monthStart(year, month), to: monthEnd(year, month) };
    const today = dateIn(whose.zone)(clock.now());
    const days = (await personDays(db, [whose], span)).get(id) ?? [];
    return {
      personId: id,
      personName: personName(whose),
      zone: whose.zone,
      today,
      // What is planned for days to come is the roster's.
      days: days.filter(({ day, punches }) => day <= today || punches.length > 0).reverse(),
      asks: id === viewer.personId && can(viewer.roles, 'MARKINGS.CREATE'),
    };
  },
);
