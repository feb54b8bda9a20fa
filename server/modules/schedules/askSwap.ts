import { answerSwap, askSwap, withdrawSwap } from '@contract/schedules/shiftRequestAcciones';
import { eq } from 'drizzle-orm';
import { person, site } from '../../db/schema/organisation';
import { shift } from '../../db/schema/schedules';
import { shiftSwap } from '../../db/schema/shiftChanges';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { conflict, notFound } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { settleNotices } from '../../engine/notifications/settleNotices';
import { accountsOf } from '../../engine/people/accountsOf';
import { personName } from '../../engine/people/personName';
import { aheadShift, refuseAskedTwice, SWAP_REQUEST, snapshotOf } from './askedShifts';
import { refuseMoves } from './makeMoves';
import { shiftText } from './presentShift';
import { planningTurn } from './storePlans';
import { findColleague, personOf } from './swapColleagues';
import { heldSwap, otherShift, type StoredSwap, swapMoves } from './swapMoves';

const missing = () => notFound('Esa solicitud no existe o no es tuya.');
const linkOf = ({ id }: StoredSwap) => `/schedules/mine?pedido=${id}`;

export const askSwapHandler = implement(
  askSwap,
  async ({ plannedId, colleagueId, otherPlannedId, reason }, context) => {
    const { db, audit } = context;
    const personId = personOf(context);
    await planningTurn(db, [personId, colleagueId]);
    const given = await aheadShift(db, plannedId, personId);
    await findColleague(context, given, colleagueId);
    const back = otherPlannedId === null ? null : await aheadShift(db, otherPlannedId, colleagueId);
    await refuseAskedTwice(context, given);
    const [swap] = await db
      .insert(shiftSwap)
      .values({
        personId,
        ...snapshotOf(given),
        colleagueId,
        otherPlannedId,
        otherDay: back?.day,
        otherShiftId: back?.shiftId,
        otherStartsAt: back?.startsAt,
        otherEndsAt: back?.endsAt,
        reason,
      })
      .returning();
    if (!swap) throw new Error('a swap was not stored');
    await refuseMoves(context, await swapMoves(db, swap));
    await audit({ entity: 'shiftSwap', entityId: swap.id, after: { day: swap.day, colleagueId } });
    await tellSwap(context, swap);
    await notify(context, await accountsOf(db, [colleagueId]), {
      type: 'schedules.swap',
      title: await askedWords(context, swap),
      body: await shiftWords(context, swap),
      link: linkOf(swap),
    });
    return { id: swap.id };
  },
);

export const answerSwapHandler = implement(answerSwap, async ({ id, agrees, reason }, context) => {
  const { db, viewer, audit } = context;
  const swap = await heldSwap(db, id);
  if (swap?.colleagueId !== personOf(context)) throw missing();
  refuseAnswered(swap);
  const consent = agrees ? ('agreed' as const) : ('declined' as const);
  await db
    .update(shiftSwap)
    .set({ consent, answer: agrees ? '' : reason })
    .where(eq(shiftSwap.id, id));
  await audit({
    entity: 'shiftSwap',
    entityId: id,
    before: { consent: swap.consent },
    after: { consent },
  });
  await tellSwap(context, swap);
  await settleNotices(context, { type: 'schedules.swap', link: linkOf(swap) });
  if (agrees) {
    await refuseMoves(context, await swapMoves(db, swap));
    await submitRequest(context, SWAP_REQUEST, id);
  }
  const words = agrees ? 'aceptó cambiar un turno con vos' : 'no puede cambiar el turno con vos';
  await notify(context, await accountsOf(db, [swap.personId]), {
    type: 'schedules.swap',
    title: `${viewer.displayName} ${words}`,
    body: agrees ? 'Ahora lo decide quien planifica tus horarios.' : reason,
    link: '/schedules/mine',
  });
  return { id };
});

export const withdrawSwapHandler = implement(withdrawSwap, async ({ id }, context) => {
  const { db, audit } = context;
  const swap = await heldSwap(db, id);
  if (swap?.personId !== personOf(context)) throw missing();
  refuseAnswered(swap);
  await db.update(shiftSwap).set({ consent: 'withdrawn' }).where(eq(shiftSwap.id, id));
  await audit({
    entity: 'shiftSwap',
    entityId: id,
    before: { consent: swap.consent },
    after: { consent: 'withdrawn' },
  });
  await tellSwap(context, swap);
  await settleNotices(context, { type: 'schedules.swap', link: linkOf(swap) });
  return { id };
});

const over = {
  agreed: 'Ese cambio ya fue aceptado: ahora espera aprobación.',
  declined: 'Ese cambio ya fue respondido.',
  withdrawn: 'Quien lo pidió ya lo canceló.',
} as const;

function refuseAnswered({ consent }: StoredSwap): void {
  if (consent !== 'asked') throw conflict(over[consent]);
}

/** Both look again. */
const tellSwap = async ({ db, emit }: Context, { personId, colleagueId }: StoredSwap) =>
  emit([{ type: 'ShiftRequest', id: 'LIST' }], {
    kind: 'accounts',
    ids: await accountsOf(db, [personId, colleagueId]),
  });

async function askedWords({ db }: Context, { personId, otherDay }: StoredSwap) {
  const [asker] = await db.select().from(person).where(eq(person.id, personId));
  const name = asker ? personName(asker) : '';
  return otherDay ? `${name} te pide cambiar un turno` : `${name} te pide que tomes un turno`;
}

async function shiftWords({ db }: Context, swap: StoredSwap) {
  const [place] = await db
    .select({ zone: site.zone })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(person.id, swap.personId));
  const shifts = await db.select({ id: shift.id, name: shift.name }).from(shift);
  const said = (one: Parameters<typeof shiftText>[0] & { shiftId: number }) =>
    shiftText(one, shifts.find(({ id }) => id === one.shiftId)?.name ?? '', place?.zone ?? 'UTC');
  const back = otherShift(swap);
  return back ? `Tomás: ${said(swap)}. Dejás: ${said(back)}.` : `Tomás: ${said(swap)}.`;
}
