import { hoursText } from '@contract/core/hoursText';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { hourBankMovement, hourBankWarning } from '../../db/schema/hourBank';
import type { Services } from '../../engine/acciones/context';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { addDays, type Day, dayText } from '../../engine/time/days';
import { holdPeriods } from '../../engine/time/periodTurn';
import { bankOf, bankTurn, type Credit } from './bankLedger';
import { type Extras, extrasBehind, type Lot } from './bankRules';
import { bankFigures } from './bankTerms';
import { tellBank } from './tellBank';

/** In the audit, for what the server does by itself. */
const ACCION = 'bancoHoras.vencer';

interface Ending extends Record<string, unknown> {
  personId: number;
  siteId: number;
  today: Day;
  /** Their last day of work, where it is over. */
  lastDay: Day | null;
}

/** This finds people whose hours expired, end with their work, or will soon expire. */
async function endingSoon(db: Db, warnDays: number): Promise<Ending[]> {
  const { rows } = await db.execute<Ending>(sql`
    select distinct c.person_id as "personId", p.site_id as "siteId", here.today::text as today,
      case when p.leave_date < here.today then p.leave_date::text end as "lastDay"
    from hour_bank_movement c
    join person p on p.id = c.person_id
    join site s on s.id = p.site_id
    cross join lateral (select (anden_now() at time zone s.zone)::date as today) here
    where c.credit_id is null
      and (c.expires_on <= here.today + ${warnDays}::int or p.leave_date < here.today)
      and c.minutes + coalesce((select sum(m.minutes) from hour_bank_movement m
        where m.credit_id = c.id), 0) > 0
    order by 1`);
  return rows;
}

/** The overtime behind what is left of a credit; what was put in by hand has none. */
function payOf({ kind, minutes, facts }: Credit, left: number) {
  if (kind !== 'earned') return { extra50: 0, extra100: 0, plain: left };
  const { extra50, extra100, credit = minutes } = facts;
  const behind: Extras = { extra50: Number(extra50), extra100: Number(extra100) };
  return { ...extrasBehind(left, Number(credit), behind), plain: 0 };
}

/** Hours that are not used in their term, or before their person leaves, are paid; those that wait for a decision wait here too. */
async function makeDue(db: Db, { personId, today, lastDay }: Ending): Promise<Lot[]> {
  const { credits, free } = await bankOf(db, personId);
  const over = free.filter(
    ({ left, expiresOn }) => left > 0 && (lastDay !== null || expiresOn < today),
  );
  if (over.length === 0) return [];
  const creditOf = new Map(credits.map((credit) => [credit.id, credit]));
  await db.insert(hourBankMovement).values(
    over.flatMap(({ id, left, expiresOn }) => {
      const credit = creditOf.get(id);
      if (!credit) return [];
      const why = expiresOn < today ? 'term' : 'left';
      const on = why === 'term' ? expiresOn : (lastDay ?? today);
      return [
        {
          personId,
          day: today,
          kind: 'due' as const,
          minutes: -left,
          creditId: id,
          facts: { why, on, ...payOf(credit, left) },
        },
      ];
    }),
  );
  return over;
}

/** This finds the lots that expire soon and whose person was not told yet. */
async function untold(db: Db, { personId, today }: Ending, warnDays: number): Promise<Lot[]> {
  const until = addDays(today, warnDays);
  const { free } = await bankOf(db, personId);
  const soon = free.filter(
    ({ left, expiresOn }) => left > 0 && expiresOn >= today && expiresOn <= until,
  );
  if (soon.length === 0) return [];
  const told = await db
    .insert(hourBankWarning)
    .values(soon.map(({ id }) => ({ creditId: id })))
    .onConflictDoNothing()
    .returning();
  const now = new Set(told.map(({ creditId }) => creditId));
  return soon.filter(({ id }) => now.has(id));
}

const sumOf = (lots: readonly Lot[]) => hoursText(lots.reduce((sum, { left }) => sum + left, 0));

async function endBank(db: Db, services: Services, ending: Ending): Promise<void> {
  const { personId, siteId, today, lastDay } = ending;
  const traced = tracedAs(db, { accountId: null, accion: ACCION });
  await holdPeriods(db);
  await bankTurn(db, personId);
  const due = await makeDue(db, ending);
  const { warnDays } = await bankFigures(db, today, siteId);
  const soon = lastDay === null ? await untold(db, ending, warnDays) : [];
  const accounts = await accountsOf(db, [personId]);
  const sender = { ...traced, services };
  if (due.length > 0) {
    const minutes = due.reduce((sum, { left }) => sum + left, 0);
    await traced.audit({ entity: 'hourBank', entityId: personId, after: { minutes: -minutes } });
    await notify(sender, accounts, {
      type: 'hours.bankDue',
      title: `Se van a pagar ${sumOf(due)} de tu banco de horas`,
      body: 'No se usaron en su plazo: pasan a la liquidación.',
      link: '/hours/bank',
    });
    await tellBank(traced, personId);
  }
  if (soon.length > 0) {
    const days = soon.map(({ left, expiresOn }) => `${hoursText(left)} el ${dayText(expiresOn)}`);
    await notify(sender, accounts, {
      type: 'hours.bankExpiring',
      title: `Vencen ${sumOf(soon)} de tu banco de horas`,
      body: `${days.join(', ')}. Lo que no uses hasta ese día se paga.`,
      link: '/hours/bank',
    });
  }
}

/** The longest time ahead that a parameter may ask for. */
const MOST_WARN_DAYS = 180;

/** Ends what was not used in its term or whose person left, and tells who has hours that will end so. */
export async function endBanks(db: Db, services: Services): Promise<void> {
  for (const ending of await endingSoon(db, MOST_WARN_DAYS)) {
    await db.transaction((tx) => endBank(tx, services, ending));
  }
  await services.jobs.flush();
}
