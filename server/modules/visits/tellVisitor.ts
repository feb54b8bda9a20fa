import type { Context } from '../../engine/acciones/context';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import type { StoredVisit } from './visitQueries';

/** "mar 24/11, de 09:00 a 10:30". */
const whenOf = ({ day, fromTime, toTime }: StoredVisit) =>
  `${day.split('-').reverse().join('/')}, de ${fromTime} a ${toTime}`;

const titles = {
  given: 'Te toca una visita',
  taken: 'Ya no te toca una visita',
  changed: 'Cambió una visita tuya',
  cancelled: 'Se canceló una visita tuya',
} as const;

/** A visitor who was told of a visit hears what became of it, unless they changed it themselves. */
export async function tellVisitor(
  context: Context,
  visit: StoredVisit,
  personId: number | null,
  what: keyof typeof titles,
): Promise<void> {
  if (personId === null || personId === context.viewer.personId) return;
  await notify(context, await accountsOf(context.db, [personId]), {
    type: 'visits.changed',
    title: `${titles[what]}: ${visit.place}`,
    body: [whenOf(visit), visit.address].filter(Boolean).join(' · '),
    link: what === 'taken' ? '/visits/day' : `/visits/${visit.id}`,
  });
}

/** A visit that was published tells both of whom it had and of whom it has. */
export async function tellChange(
  context: Context,
  before: StoredVisit,
  after: StoredVisit,
): Promise<void> {
  if (before.state === 'draft') return;
  if (before.personId === after.personId) {
    const moved =
      before.day !== after.day ||
      before.fromTime !== after.fromTime ||
      before.toTime !== after.toTime ||
      before.place !== after.place ||
      before.address !== after.address;
    if (moved) await tellVisitor(context, after, after.personId, 'changed');
    return;
  }
  await tellVisitor(context, before, before.personId, 'taken');
  await tellVisitor(context, after, after.personId, 'given');
}
