import { counted } from '@contract/core/counted';
import { groupBy } from '@contract/core/groupBy';
import type { publicationWarning } from '@contract/schedules/roster';
import type { z } from 'zod';
import type { Db } from '../../db/Db';
import { addDays } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import type { Week } from '../../engine/time/weekOf';
import { DEFAULT_ZONE } from '../../engine/time/zone';
import { restDays } from '../holidays';
import { type PlannedRow, plannedBetween } from './plannedQueries';
import type { Publication } from './publication';
import { figuresOfSites } from './scheduleFigures';
import { restWarnings } from './scheduleRules';
import { allShifts, shiftRules } from './shiftQueries';
import { weeklyRestWarnings } from './weeklyRest';

export type PublicationWarning = z.infer<typeof publicationWarning>;

/** Rest is seen across the borders of the week. */
const BORDER = 3;

const shiftsText = (count: number) => counted(count, 'turno', 'turnos');

/** A shift of a day that is over is an absence of whoever did not punch in on it. */
function pastWarnings(drafts: readonly PlannedRow[], isPast: (row: PlannedRow) => boolean) {
  const past = drafts.filter(isPast).length;
  if (past === 0) return [];
  const are = past === 1 ? 'es de un día que ya pasó' : 'son de días que ya pasaron';
  const text = `${shiftsText(past)} ${are}: a quien no fichó ese día le queda una ausencia.`;
  return [{ kind: 'past' as const, text }];
}

/** Shifts of a holiday that rotations or a hand put there as on any other day. */
function holidayWarnings(drafts: readonly PlannedRow[], restOf: (row: PlannedRow) => unknown) {
  const resting = drafts.filter((row) => row.calledIn === null && restOf(row) !== undefined);
  if (resting.length === 0) return [];
  const fall = resting.length === 1 ? 'cae en un feriado' : 'caen en un feriado';
  return [{ kind: 'holiday' as const, text: `${shiftsText(resting.length)} ${fall}.` }];
}

const calledInWords = { off: 'en su franco', holiday: 'en un feriado', leave: 'con una ausencia' };

function calledInWarnings(drafts: readonly PlannedRow[]) {
  const called = groupBy(
    drafts.filter(({ calledIn }) => calledIn !== null),
    ({ calledIn }) => calledIn ?? 'off',
  );
  return [...called].map(([reason, rows]) => ({
    kind: 'calledIn' as const,
    text: `${counted(rows.length, 'convocatoria', 'convocatorias')} ${calledInWords[reason]}.`,
  }));
}

/** How many people would have too little rest, by the hours that the law asks for at their site. */
type Tired = Map<number, number>;

const addTo = (tired: Tired, hours: number) => tired.set(hours, (tired.get(hours) ?? 0) + 1);

const restTexts = (tired: Tired, where: string): PublicationWarning[] =>
  [...tired].map(([hours, people]) => {
    const who = counted(people, 'persona queda', 'personas quedan');
    return { kind: 'rest', text: `${who} con menos de ${hours} h ${where}` };
  });

/** Tells what publishing makes of past days, of days off and of the rest between shifts. */
export async function publicationWarnings(
  db: Db,
  {
    personIds,
    siteIds,
    siteOf,
    zoneOf,
  }: Pick<Publication, 'personIds' | 'siteIds' | 'siteOf' | 'zoneOf'>,
  week: Week,
): Promise<PublicationWarning[]> {
  const sites = [...new Set(siteIds)];
  const around = { from: addDays(week.from, -BORDER), to: addDays(week.to, BORDER) };
  const [rows, shifts, figures, holidays, todays] = await Promise.all([
    plannedBetween(db, personIds, around),
    allShifts(db),
    figuresOfSites(db, week.from, sites),
    restDays(db, sites, week),
    Promise.all(sites.map(async (siteId) => [siteId, await todayAt(db, siteId)] as const)),
  ]);
  const rulesOf = shiftRules(shifts);
  const todayOf = new Map(todays);
  const isDraft = ({ published, removed, day }: PlannedRow) =>
    !published && !removed && day >= week.from && day <= week.to;
  const drafts = rows.filter(isDraft);
  const tired: Tired = new Map();
  const restless: Tired = new Map();
  for (const [personId, theirs] of groupBy(rows, (row) => row.personId)) {
    const limits = figures.get(siteOf.get(personId) ?? 0);
    if (!limits) continue;
    const planned = new Set(theirs.filter(isDraft).map(({ day }) => day));
    const worked = theirs
      .filter(({ removed }) => !removed)
      .map((row) => ({ ...row, ...rulesOf(row.shiftId) }));
    if (restWarnings(worked, limits).some(({ day }) => planned.has(day)))
      addTo(tired, limits.minRest);
    const zone = zoneOf.get(personId) ?? DEFAULT_ZONE;
    if (planned.size > 0 && weeklyRestWarnings(worked, week, { limits, zone }).length > 0)
      addTo(restless, limits.weeklyRest);
  }
  return [
    ...pastWarnings(drafts, ({ personId, day }) => {
      const today = todayOf.get(siteOf.get(personId) ?? 0);
      return today !== undefined && day < today;
    }),
    ...holidayWarnings(drafts, ({ personId, day }) =>
      holidays.get(siteOf.get(personId) ?? 0)?.get(day),
    ),
    ...calledInWarnings(drafts),
    ...restTexts(tired, 'de descanso antes de un turno (LCT art. 197).'),
    ...restTexts(restless, 'seguidas de descanso en la semana (LCT art. 204).'),
  ];
}
