import {
  rejectTransfer,
  repayTransfer,
  undoTransfer,
} from '@contract/liquidations/payRejectionAcciones';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payRejection } from '../../db/schema/payRejections';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid, notFound } from '../../engine/http/fault';
import { type Day, dayText } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { presentRunPerson } from './getRunPerson';
import { tellRun } from './tellRun';
import { rejectionsOf } from './transferOf';
import { actionsOfTransfer, type TransferAction, transferSince } from './transferRules';

const refusals: Record<TransferAction, string> = {
  reject: 'Ya está anotada como rechazada, o la liquidación no se pagó.',
  repay: 'No hay una transferencia rechazada que pagar de nuevo.',
  undo: 'No hay nada anotado que quitar.',
};

/** Holds somebody of a run, so that their transfer waits for nobody else: two who note something of it do so one after the other. */
async function holdTransfer(db: Db, id: number, action: TransferAction) {
  const [found] = await db
    .select({ run: payRun, stored: payRunPerson })
    .from(payRunPerson)
    .innerJoin(payRun, eq(payRun.id, payRunPerson.runId))
    .where(eq(payRunPerson.id, id))
    .for('update');
  if (!found) throw notFound('Esa persona no está en la liquidación, o no está a tu alcance.');
  const { run, stored } = found;
  const [last] = await rejectionsOf(db, id);
  if (!actionsOfTransfer(run, stored.net, last).includes(action)) throw conflict(refusals[action]);
  return { run, stored, last, since: transferSince(run, last) };
}

type Held = Awaited<ReturnType<typeof holdTransfer>>;

/** The list finds by their flag those who were not paid. */
async function noted(
  context: Context,
  { run, stored: { id, personId } }: Held,
  unpaid: boolean,
  told: object,
) {
  const { db } = context;
  const others = sql`array_remove(${payRunPerson.flags}, 'rejected')`;
  await db
    .update(payRunPerson)
    .set({ flags: unpaid ? sql`array_append(${others}, 'rejected')` : others })
    .where(eq(payRunPerson.id, id));
  await context.audit({ entity: 'payRun', entityId: run.id, after: { personId, ...told } });
  await tellRun(context, run.id);
  return presentRunPerson(context, id);
}

const refuseFuture = (name: string, day: Day, words: string) => {
  if (day > todayIn()) throw invalid({ [name]: words });
};

export const rejectTransferHandler = implement(
  rejectTransfer,
  async ({ id, rejectedOn, reason }, context) => {
    const held = await holdTransfer(context.db, id, 'reject');
    const { since } = held;
    refuseFuture('rejectedOn', rejectedOn, 'Anotalo cuando el banco ya la rechazó.');
    if (since !== null && rejectedOn < since)
      throw invalid({ rejectedOn: `Se pagó el ${dayText(since)}: el banco no la rechazó antes.` });
    const { accountId: authorId } = context.viewer;
    await context.db.insert(payRejection).values({ rowId: id, rejectedOn, reason, authorId });
    return noted(context, held, true, { rejectedOn, reason });
  },
);

export const repayTransferHandler = implement(repayTransfer, async ({ id, paidOn }, context) => {
  const held = await holdTransfer(context.db, id, 'repay');
  const { since, last } = held;
  refuseFuture('paidOn', paidOn, 'Anotá el pago cuando ya esté hecho.');
  if (since !== null && paidOn < since)
    throw invalid({ paidOn: `El banco la rechazó el ${dayText(since)}: no se pagó antes.` });
  await context.db
    .update(payRejection)
    .set({ paidOn })
    .where(eq(payRejection.id, last?.id ?? 0));
  return noted(context, held, false, { paidOn });
});

/** The note was wrong, and not what the bank did. */
export const undoTransferHandler = implement(undoTransfer, async ({ id, reason }, context) => {
  const { db } = context;
  const held = await holdTransfer(db, id, 'undo');
  const { last } = held;
  const own = eq(payRejection.id, last?.id ?? 0);
  const paid = last?.paidOn ?? null;
  if (paid === null) await db.delete(payRejection).where(own);
  else await db.update(payRejection).set({ paidOn: null }).where(own);
  const undone = paid === null ? { rejectedOn: null } : { paidOn: null };
  return noted(context, held, paid !== null, { ...undone, reason });
});
