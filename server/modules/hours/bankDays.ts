import { hoursText } from '@contract/core/hoursText';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { type BankFacts, hourBankMovement } from '../../db/schema/hourBank';
import { conflict } from '../../engine/http/fault';
import { type Day, dayText } from '../../engine/time/days';
import { bankTurn, type Credit, creditsOf, writeDraws } from './bankLedger';
import { creditOf, type Extras, expiryOf, totalOf } from './bankRules';
import { bankTerms } from './bankTerms';

interface BankDay extends Extras {
  personId: number;
  day: Day;
}

interface Author {
  authorId: number | null;
}

const earnedOn = (credits: readonly Credit[], day: Day) =>
  credits.filter((credit) => credit.kind === 'earned' && credit.day === day);

/** This sums what a day put into the bank, used or not, less what was taken back. */
async function keptOf(db: Db, { personId, day }: BankDay): Promise<number> {
  const { rows } = await db.execute<{ minutes: number }>(sql`
    select coalesce(sum(minutes), 0)::int as minutes from hour_bank_movement
    where person_id = ${personId} and day = ${day} and kind in ('earned', 'reverted')`);
  return rows[0]?.minutes ?? 0;
}

interface Earning extends Author {
  credit: number;
  expiresOn: Day;
  agreementId: number | null;
  facts: BankFacts;
}

async function earn(db: Db, on: BankDay, { credit, ...line }: Earning): Promise<void> {
  const minutes = credit - (await keptOf(db, on));
  if (minutes <= 0) return;
  const { personId, day } = on;
  await db.insert(hourBankMovement).values({ ...line, personId, day, kind: 'earned', minutes });
}

/** Puts the overtime of a day into the bank; whoever decides holds the day. */
export async function bankDay(
  db: Db,
  on: BankDay,
  { today, ...author }: Author & { today: Day },
): Promise<void> {
  const { personId, day, extra50, extra100 } = on;
  await bankTurn(db, personId);
  const terms = await bankTerms(db, personId, day);
  if (!terms) throw conflict('Ese día no tiene un acuerdo de banco de horas: cargalo primero.');
  const { rate50, rate100, months, cap, agreementId, writtenIn } = terms;
  const expiresOn = expiryOf(day, months);
  if (expiresOn < today) {
    throw conflict(
      `El plazo para usar esas horas terminó el ${dayText(expiresOn)}: ya no pueden ir al banco.`,
    );
  }
  const credit = creditOf(on, terms);
  const balance = totalOf(await creditsOf(db, personId));
  if (balance + credit - (await keptOf(db, on)) > cap) {
    throw conflict(
      `Pasaría el tope de su banco: tiene ${hoursText(balance)} de ${hoursText(cap)} y suma ${hoursText(credit)}.`,
    );
  }
  await earn(db, on, {
    ...author,
    credit,
    expiresOn,
    agreementId,
    facts: { extra50, extra100, rate50, rate100, credit, writtenIn },
  });
}

/** Takes back what is left of what a day put into the bank; answers what of it was used and stays. */
export async function unbankDay(
  db: Db,
  on: BankDay,
  line: Author & { reason?: string },
): Promise<number> {
  const { personId, day } = on;
  await bankTurn(db, personId);
  const left = earnedOn(await creditsOf(db, personId), day).filter((credit) => credit.left > 0);
  await writeDraws(
    db,
    left.map(({ id, expiresOn, left: minutes }) => ({ creditId: id, expiresOn, minutes })),
    { ...line, personId, day, kind: 'reverted' },
  );
  return keptOf(db, on);
}

interface Decided extends BankDay {
  banked: boolean;
}

/** A day that has again the minutes it was put into the bank with has its credit again, until the same day as before. */
async function bankAgain(db: Db, on: BankDay): Promise<void> {
  const { personId, day, extra50, extra100 } = on;
  await bankTurn(db, personId);
  const before = earnedOn(await creditsOf(db, personId), day).findLast(
    ({ facts }) => facts.extra50 === extra50 && facts.extra100 === extra100,
  );
  if (!before) return;
  const { facts, expiresOn } = before;
  await earn(db, on, {
    credit: Number(facts.credit),
    expiresOn,
    agreementId: null,
    facts,
    authorId: null,
  });
}

/** After days were reckoned: a decision holds as long as the day has its minutes, and so does what it put into the bank. */
export async function followDecisions(
  db: Db,
  days: readonly { personId: number; day: Day }[],
): Promise<void> {
  if (days.length === 0) return;
  const reckoned = days.map(({ personId, day }) => ({ person_id: personId, day }));
  const { rows } = await db.execute<Decided & Record<string, unknown>>(sql`
    select o.person_id as "personId", o.day::text as day, coalesce(d.extra50, 0) as extra50,
      coalesce(d.extra100, 0) as extra100, coalesce(d.overtime = 'banked', false) as banked
    from jsonb_to_recordset(${JSON.stringify(reckoned)}::jsonb) as r(person_id integer, day date)
    join overtime_decision o on o.person_id = r.person_id and o.day = r.day and o.granted = 'banked'
    left join hour_day d on d.person_id = o.person_id and d.day = o.day
    order by o.person_id, o.day`);
  for (const { banked, ...on } of rows) {
    if (banked) await bankAgain(db, on);
    else await unbankDay(db, on, { authorId: null });
  }
}
