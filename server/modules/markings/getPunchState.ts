import { getPunchState } from '@contract/markings/punchAcciones';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { clock } from '../../engine/time/clock';
import { openStretch } from './markingRules';
import { pairPunches } from './pairPunches';
import { presentPunch, presentShift } from './presentDay';
import { ownPunches, type PunchMoment, punchMoment } from './punchMoment';
import { dateIn } from './wallClock';

/** The last day whose exit the server had to write, until its person asked to have it right. */
function forgottenDay(
  { punches, shifts, figures, site: { zone } }: PunchMoment,
  now: Date,
): string | null {
  const pairs = pairPunches({ punches, shifts, figures, dateOf: dateIn(zone), now });
  const found = pairs.filter(({ flags }) => flags.includes('forgottenExit'));
  return found.at(-1)?.day ?? null;
}

export async function siteNamesOf(db: Db): Promise<Map<number, string>> {
  const rows = await db.select({ id: site.id, name: site.name }).from(site);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const getPunchStateHandler = implement(getPunchState, async (_input, { db, viewer }) => {
  const { personId } = viewer;
  if (personId === null) throw notFound('Tu cuenta no es de ninguna persona: no ficha.');
  const now = clock.now();
  const [moment, siteNames] = await Promise.all([punchMoment(db, personId, now), siteNamesOf(db)]);
  const { next, punches, shifts, site: own, figures } = moment;
  const dateOf = dateIn(own.zone);
  const inside = next.choices[0] === 'in' ? null : openStretch(ownPunches(punches, now));
  const today = pairPunches({ punches, shifts, figures, dateOf }).filter(
    ({ day, punches: [first] }) => day === next.day || (first && dateOf(first.at) === moment.day),
  );
  return {
    serverTime: now.toISOString(),
    zone: own.zone,
    siteName: own.name,
    wantsPosition: own.latitude !== null,
    photoDays: own.punchPhoto ? figures.photoDays : null,
    choices: [...next.choices],
    day: next.day,
    shifts: shifts.filter(({ day }) => day === next.day).map(presentShift),
    punches: today
      .flatMap((stretch) => stretch.punches as typeof punches)
      .map(presentPunch(siteNames)),
    since: inside?.entry.at.toISOString() ?? null,
    forgottenDay: forgottenDay(moment, now),
  };
});
