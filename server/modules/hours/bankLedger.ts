import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { lockNumbers } from '../../db/lockNumbers';
import { approvalRequest } from '../../db/schema/approvals';
import { type BankFacts, hourBankMovement, hourBankUse } from '../../db/schema/hourBank';
import type { Day } from '../../engine/time/days';
import { type Draw, type Lot, withoutWaiting } from './bankRules';

export const BANK_REQUEST = 'hourBankUse';

export type StoredMovement = typeof hourBankMovement.$inferSelect;
type NewMovement = typeof hourBankMovement.$inferInsert;

/** A person's bank is changed by one transaction at a time: the second finds what the first took. */
const TURN = lockNumbers.hourBank;

export async function bankTurn(db: Db, personId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TURN}, ${personId})`);
}

export interface Credit extends Lot {
  /** The day of the overtime that earned it, or of the correction. */
  day: Day;
  kind: StoredMovement['kind'];
  minutes: number;
  facts: BankFacts;
}

/** The minutes left of a credit. */
export const leftOf = sql<number>`(${hourBankMovement.minutes} + coalesce((select sum(part.minutes)
  from hour_bank_movement part where part.credit_id = ${hourBankMovement.id}), 0))::int`;

/** Every credit of somebody, also those that are used up. */
export async function creditsOf(db: Db, personId: number): Promise<Credit[]> {
  const { id, day, kind, minutes, expiresOn, facts } = hourBankMovement;
  const rows = await db
    .select({ id, day, kind, minutes, expiresOn, facts, left: sql<number>`${leftOf}` })
    .from(hourBankMovement)
    .where(and(eq(hourBankMovement.personId, personId), isNull(hourBankMovement.creditId)))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, expiresOn: row.expiresOn ?? '' }));
}

/** This reads the uses that somebody asked for and that wait for a decision. */
export const waitingUses = (db: Db, personId: number, but = 0) =>
  db
    .select({ id: hourBankUse.id, day: hourBankUse.day, minutes: hourBankUse.minutes })
    .from(hourBankUse)
    .innerJoin(
      approvalRequest,
      and(eq(approvalRequest.type, BANK_REQUEST), eq(approvalRequest.subjectId, hourBankUse.id)),
    )
    .where(
      and(
        eq(hourBankUse.personId, personId),
        eq(approvalRequest.state, 'pending'),
        ne(hourBankUse.id, but),
      ),
    );

/** The credits of somebody, and what of them is free: what waits has taken its part. */
export async function bankOf(db: Db, personId: number, but = 0) {
  const [credits, waiting] = await Promise.all([
    creditsOf(db, personId),
    waitingUses(db, personId, but),
  ]);
  return {
    credits,
    waiting,
    free: withoutWaiting(credits, waiting),
    reserved: waiting.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** A line for each credit that something is taken from. */
export async function writeDraws(
  db: Db,
  draws: readonly Draw[],
  line: Omit<NewMovement, 'minutes' | 'creditId' | 'expiresOn'>,
): Promise<void> {
  if (draws.length === 0) return;
  await db
    .insert(hourBankMovement)
    .values(draws.map(({ creditId, minutes }) => ({ ...line, creditId, minutes: -minutes })));
}
