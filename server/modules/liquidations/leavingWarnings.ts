import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { dayText } from '../../engine/time/days';
import { lastDayFigures, otherFigures } from './leaving/lastDayFigures';
import type { PayFacts } from './payFacts';
import { periodSpan } from './payPeriods';
import type { Run } from './runRules';

interface Leaver extends Record<string, unknown> {
  facts: PayFacts;
  lastDay: string | null;
}

async function leaversOf(db: Db, run: Run): Promise<Leaver[]> {
  if (run.kind !== 'final') return [];
  const { rows } = await db.execute<Leaver>(sql`
    select own.facts, p.leave_date::text as "lastDay" from pay_run_person own
      join person p on p.id = own.person_id where own.run_id = ${run.id} order by own.id`);
  return rows;
}

const nameOf = ({ facts: { lastName, firstName } }: Leaver) => `${lastName}, ${firstName}`;

/** This tells people whose last day changed since their data were taken. */
export const movedLastDays = async (db: Db, run: Run): Promise<string[]> =>
  (await leaversOf(db, run)).flatMap((leaver) =>
    leaver.lastDay === leaver.facts.leaveDate
      ? []
      : [
          leaver.lastDay === null
            ? `${nameOf(leaver)} ya no tiene la baja.`
            : `El último día de ${nameOf(leaver)} pasó al ${dayText(leaver.lastDay)}.`,
        ],
  );

/** This tells which figures of a leaver's last day are others since their data were taken. */
export async function movedFigures(db: Db, run: Run): Promise<string[]> {
  const leavers = await leaversOf(db, run);
  if (leavers.length === 0) return [];
  const figuresOn = await lastDayFigures(db, periodSpan(run.period).to);
  return leavers.flatMap((leaver) => {
    const { leaveDate, leaving } = leaver.facts;
    if (leaveDate === null || !leaving?.figures) return [];
    const others = otherFigures(leaving.figures, figuresOn(leaveDate));
    return others.length > 0
      ? [`Cambiaron parámetros del último día de ${nameOf(leaver)}: ${others.join(', ')}.`]
      : [];
  });
}

/** This tells people of whom no month was paid here in a year: their severance rests on the pay that was written down. */
export const withoutPast = async (db: Db, run: Run): Promise<string[]> =>
  (await leaversOf(db, run)).flatMap((leaver) => {
    const { history, leaving } = leaver.facts;
    return history.bestYear?.sac || leaving?.bestPay
      ? []
      : [`Revisar la mejor remuneración de ${nameOf(leaver)}: no hay meses liquidados acá.`];
  });
