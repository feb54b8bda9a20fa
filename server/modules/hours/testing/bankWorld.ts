import { askBankUse, getHourBank } from '@contract/hours/bankAcciones';
import { decideOvertime } from '@contract/hours/hourAcciones';
import { approveRequest } from '@contract/workflow/requestAcciones';
import { and, eq } from 'drizzle-orm';
import { approvalRequest } from '../../../db/schema/approvals';
import {
  hourBankAgreement,
  hourBankMovement,
  hourBankUse,
  hourBankWarning,
} from '../../../db/schema/hourBank';
import { hourDay } from '../../../db/schema/hours';
import { plannedShift, shift } from '../../../db/schema/schedules';
import { clock } from '../../../engine/time/clock';
import { addDays, type Day } from '../../../engine/time/days';
import { nowIn } from '../../../engine/time/nowIn';
import { workOffMarks } from '../workOffMarks';
import { hoursWorld } from './hoursWorld';
import { seenRows } from './seenRows';

const ZONE = 'America/Argentina/Buenos_Aires';

/** This world has a person without a bank yet, and the words to fill it, to use it and to look at it. */
export async function bankWorld() {
  const world = await hoursWorld();
  const { db, server, own } = world;
  const today: Day = nowIn(ZONE).toISODate() ?? '';

  const empty = async () => {
    await db.delete(hourBankWarning);
    await db.delete(hourBankMovement);
    // Requests that were asked and decided stay, and are about nothing any more.
    await db.delete(hourBankUse);
    await db.delete(hourBankAgreement);
    await world.empty();
  };
  const agree = async (more: Partial<typeof hourBankAgreement.$inferInsert> = {}) => {
    const terms = { fromDay: '2026-01-01', rate50: 90, rate100: 120, writtenIn: 'Acta 12' };
    const [row] = await db
      .insert(hourBankAgreement)
      .values({ target: 'person', personId: own, ...terms, ...more })
      .returning();
    return row?.id ?? 0;
  };
  /** This credits so many minutes until a day, as if earned by hand. */
  const credit = async (minutes: number, expiresOn: Day) => {
    const [row] = await db
      .insert(hourBankMovement)
      .values({ personId: own, day: today, kind: 'adjusted', minutes, expiresOn, reason: 'Saldo' })
      .returning();
    return row?.id ?? 0;
  };
  /** Nine to six, so many days ahead, told to its person. */
  const shiftAhead = async (days: number): Promise<Day> => {
    const day = addDays(today, days);
    const [kind] = await db.select().from(shift).where(eq(shift.code, 'NS'));
    if (!kind) throw new Error('no shift');
    const { breakKind, breakMinutes, toleranceIn, toleranceOut, paid, night } = kind;
    await db.insert(plannedShift).values({
      ...{ breakKind, breakMinutes, toleranceIn, toleranceOut, paid, night },
      personId: own,
      day,
      shiftId: kind.id,
      startsAt: new Date(`${day}T09:00:00-03:00`),
      endsAt: new Date(`${day}T18:00:00-03:00`),
      publishedAt: clock.now(),
    });
    return day;
  };
  const ask = (day: Day, from: string | null = null, to: string | null = null, as = 'empleado') =>
    server.call(askBankUse, { day, from, to, reason: 'Un trámite' }, as);
  const approve = async (id: number, as = 'supervisor') => {
    const [row] = await db.select().from(approvalRequest).where(eq(approvalRequest.id, id));
    return server.call(approveRequest, { id, version: row?.version ?? 0 }, as);
  };
  const bank = async (as = 'empleado') =>
    (await server.call(getHourBank, as === 'empleado' ? {} : { personId: own }, as)).body;
  const kinds = async () =>
    (await bank()).movements.map(({ kind, minutes }) => [kind, minutes]).reverse();
  const reckon = () => workOffMarks(db, undefined, new Date('2026-11-10T12:00:00Z'));
  const dayOf = async (day: Day) => {
    const [row] = await db
      .select()
      .from(hourDay)
      .where(and(eq(hourDay.personId, own), eq(hourDay.day, day)));
    return row;
  };
  const decide = async (day: Day, move: 'approve' | 'bank' | 'reject' | 'reopen') => {
    const { body } = await server.call(
      decideOvertime,
      { ...seenRows([await dayOf(day)]), move, reason: 'De prueba' },
      'supervisor',
    );
    return body;
  };
  return {
    ...world,
    today,
    empty,
    agree,
    credit,
    shiftAhead,
    ask,
    approve,
    bank,
    kinds,
    reckon,
    dayOf,
    decide,
  };
}
