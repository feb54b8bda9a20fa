import type { InputOf } from '@contract/core/accion';
import { counted } from '@contract/core/counted';
import { hoursText } from '@contract/core/hoursText';
import { longDay } from '@contract/core/rangeText';
import { decideOvertime } from '@contract/hours/hourAcciones';
import { hourRecord } from '@contract/hours/hourRecord';
import { mayDecideOvertime } from '@contract/hours/mayDecideOvertime';
import { can } from '@contract/session/can';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { hourDay, hourMark, overtimeDecision } from '../../db/schema/hours';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { conflict, forbidden, notFound } from '../../engine/http/fault';
import { authorRefs } from '../../engine/people/authorRef';
import { personLabels } from '../../engine/people/personLabels';
import { withinReach } from '../../engine/scope/withinReach';
import { clock } from '../../engine/time/clock';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { todayAt } from '../../engine/time/todayAt';
import { bankDay, unbankDay } from './bankDays';
import { hourDays } from './hourDays';
import { sumPeriods } from './storeHours';

const verbs = {
  approve: 'Aprobar',
  bank: 'Mandar al banco',
  reject: 'Rechazar',
  reopen: 'Dejar sin decidir',
};
type Minutes = Record<'extra50' | 'extra100', number>;
type SeenMinutes = InputOf<typeof decideOvertime>['seen'][number];

const { labels } = hourRecord.shown.overtime;
const granted = { approve: 'approved', bank: 'banked', reject: 'rejected' } as const;

/** People decide the overtime of others: their own is somebody else's to decide. */
export const decidesOvertime = ({ viewer: { roles, roleScope } }: Pick<Context, 'viewer'>) =>
  roleScope !== 'own' && mayDecideOvertime(roles);

/** "Paz, Ana (1010), 04/11/2026". */
async function dayLabels({ db, viewer, reach }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await db
    .select({ id: hourDay.id, personId: hourDay.personId, day: hourDay.day })
    .from(hourDay)
    .where(and(anyOf(hourDay.id, [...ids]), withinReach(reach, viewer, hourDay.personId)));
  const people = await personLabels(
    db,
    rows.map(({ personId }) => personId),
  );
  return new Map(
    rows.map(({ id, personId, day }) => [id, `${people.get(personId)}, ${longDay(day)}`]),
  );
}

async function dayWithin({ db, viewer, reach }: Context, id: number) {
  const [row] = await db
    .select({ on: hourDay, siteId: person.siteId })
    .from(hourDay)
    .innerJoin(person, eq(person.id, hourDay.personId))
    .where(and(eq(hourDay.id, id), withinReach(reach, viewer, hourDay.personId)))
    .for('update', { of: hourDay });
  if (!row) throw notFound('Ese día no existe o no está a tu alcance.');
  return row;
}

/** This moves minutes into the bank, or out of it again because the day is decided otherwise. */
async function settleBank(
  { db, viewer }: Context,
  { on, siteId }: { on: typeof hourDay.$inferSelect; siteId: number },
  { move, reason }: Pick<InputOf<typeof decideOvertime>, 'move' | 'reason'>,
): Promise<void> {
  const author = { authorId: viewer.accountId };
  if (move === 'bank') return bankDay(db, on, { ...author, today: await todayAt(db, siteId) });
  const used = await unbankDay(db, on, { ...author, reason });
  // Hours that were used cannot be paid as well: their person would have them twice.
  if (used > 0 && move !== 'reject') {
    throw conflict(
      `Ya se usaron ${hoursText(used)} de esas horas: solo pueden quedar en el banco.`,
    );
  }
}

const minutesText = ({ extra50, extra100 }: Minutes) =>
  `${hoursText(extra50)} al 50 % y ${hoursText(extra100)} al 100 %`;

interface Standing {
  before: typeof overtimeDecision.$inferSelect | undefined;
  on: typeof hourDay.$inferSelect;
  looked: SeenMinutes;
}

/** Another decision came after they looked: it is not erased, nor is it by an undo of an earlier one. */
async function refuseDecided(db: Db, { before, on, looked }: Standing): Promise<void> {
  if (looked.overtime === on.overtime) return;
  const stands = labels[on.overtime].toLowerCase();
  if (!before) throw conflict(`Cambió después de que lo viste: ahora está ${stands}.`);
  const author = (await authorRefs(db, [before.authorId])).get(before.authorId);
  throw conflict(
    `${author?.name ?? 'Otra persona'} lo decidió después de que lo viste: ahora está ${stands}. Miralo de nuevo y, si hace falta, cambialo.`,
  );
}

/** A decision is reopened by whoever took it, or who keeps everybody's hours: others decide it anew, in their own name. */
async function refuseOthersDecision(
  { db, viewer }: Context,
  before: typeof overtimeDecision.$inferSelect | undefined,
): Promise<void> {
  if (!before || before.authorId === viewer.accountId || can(viewer.roles, 'HOURS.CREATE')) return;
  const author = (await authorRefs(db, [before.authorId])).get(before.authorId);
  throw conflict(
    `La decidió ${author?.name ?? 'otra persona'}: la deja sin decidir esa persona, o quien lleva las horas de todos.`,
  );
}

/** Refuses minutes that came, or went, after the decider looked. Where all that match are decided, only the days that were shown were seen. */
function refuseUnseen(on: Minutes, seen: SeenMinutes | undefined): void {
  if (!seen || (seen.extra50 === on.extra50 && seen.extra100 === on.extra100)) return;
  throw conflict(
    `Cambió después de que lo viste: eran ${minutesText(seen)}, y son ${minutesText(on)}.`,
  );
}

/** Each day by itself; a decision is about the minutes that the day has now. */
export const decideOvertimeBulk: BulkAction<typeof decideOvertime> = {
  accion: decideOvertime,
  list: hourDays,
  title: (days, { move }) => `${verbs[move]} las extras de ${counted(days, 'día', 'días')}`,
  prepare: async (context) => {
    if (!decidesOvertime(context)) throw forbidden('No podés decidir horas extras.');
  },
  labels: dayLabels,
  each: async (context, id, { move, reason, seen }) => {
    const { db, viewer, audit, emit } = context;
    const { on, siteId } = await dayWithin(context, id);
    if (on.personId === viewer.personId) throw forbidden('Las tuyas las decide otra persona.');
    if (on.overtime === 'none') throw conflict('Ese día no tiene horas extras.');
    const { personId, day, extra50, extra100 } = on;
    await refuseClosedPeriod(db, { personId, day, ledger: 'time' });
    const key = and(eq(overtimeDecision.personId, personId), eq(overtimeDecision.day, day));
    const [before] = await db.select().from(overtimeDecision).where(key);
    const looked = seen.find((one) => one.id === id);
    if (move !== 'reopen') refuseUnseen(on, looked);
    if (looked) await refuseDecided(db, { before, on, looked });
    const overtime = move === 'reopen' ? 'waiting' : granted[move];
    if (on.overtime === overtime) throw conflict('Ya estaba así.');
    if (move === 'reopen') await refuseOthersDecision(context, before);
    await settleBank(context, { on, siteId }, { move, reason });
    if (move === 'reopen') {
      await db.delete(overtimeDecision).where(key);
    } else {
      const decided = {
        granted: granted[move],
        extra50,
        extra100,
        reason,
        authorId: viewer.accountId,
        decidedAt: clock.now(),
      };
      await db
        .insert(overtimeDecision)
        .values({ personId, day, ...decided })
        .onConflictDoUpdate({
          target: [overtimeDecision.personId, overtimeDecision.day],
          set: { ...decided, version: sql`${overtimeDecision.version} + 1` },
        });
    }
    await db.update(hourDay).set({ overtime }).where(eq(hourDay.id, id));
    await sumPeriods(db, [on]);
    // Its hours at night are paid as such from now on, or are no longer.
    if (overtime === 'approved' || on.overtime === 'approved')
      await db.insert(hourMark).values({ personId, day });
    await audit({
      entity: 'overtime',
      entityId: id,
      before: { overtime: on.overtime },
      after: { overtime, extra50, extra100, ...(reason ? { reason } : {}) },
    });
    await emit([{ type: 'Hour', id: 'LIST' }], {
      kind: 'sites',
      ids: [siteId],
      permission: 'HOURS.SHOW',
    });
    if (move === 'reopen' || before) return undefined;
    return { move: 'reopen', reason: '', seen: [{ id, extra50, extra100, overtime }] };
  },
};

export const decideOvertimeHandler = implementBulk(decideOvertimeBulk);
