import { listNearAbsences } from '@contract/summary/summaryAcciones';
import { DateTime } from 'luxon';
import { implement } from '../../engine/acciones/implement';
import { viewerToday } from '../../engine/time/viewerToday';
import { type Away, whoIsAway } from '../absences';
import { nearPeople } from './nearPeople';

const AHEAD = 7;
/** More than these are counted and not shown: the calendar has them all. */
const SHOWN = 12;

const present = ({ id, personId, name, imageUrl, label, fromDay, toDay, part }: Away) => ({
  id,
  personId,
  name,
  imageUrl,
  label,
  fromDay,
  toDay,
  part,
});

export const listNearAbsencesHandler = implement(listNearAbsences, async (_input, context) => {
  const from = await viewerToday(context);
  const to = DateTime.fromISO(from).plus({ days: AHEAD }).toISODate() ?? from;
  const all = await whoIsAway(context, nearPeople(context.viewer), { from, to });
  // Leave that is only asked for is nobody's absence yet.
  const firm = all.filter(({ state }) => state === 'firm');
  const today = firm.filter(({ fromDay }) => fromDay <= from);
  const coming = firm.filter(({ fromDay }) => fromDay > from);
  return {
    today: today.slice(0, SHOWN).map(present),
    total: today.length,
    coming: coming.slice(0, SHOWN).map(present),
  };
});
