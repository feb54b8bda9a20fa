import { moneyText } from '@contract/core/moneyText';
import { monthWords } from '@contract/core/rangeText';
import { centsOf, fromCents, monthAfter } from '@contract/loans/loanPlan';
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { loan, loanInstalment, loanType } from '../../db/schema/loans';
import { conflict } from '../../engine/http/fault';
import type { PayItem, PayItemContext, PayItemOwner, SettlingRun } from '../../engine/pay/payItem';
import { dropPayItems } from '../../engine/pay/payItems';
import { putInstalments, storeMoved } from './dueItems';
import { lendLoan } from './lendLoan';
import { LOANS } from './loanRequestType';
import { afterTheLast, type Instalment } from './loanRules';
import { loanStore, type StoredLoan } from './loanStore';
import { tellOwner } from './noticesOfLoans';
import { instalmentsOf } from './presentLoan';

interface Lent {
  stored: StoredLoan;
  typeName: string;
  instalments: Instalment[];
}

/** Held as a run finds it, whoever publishes that: the server itself settles what it took. */
export async function held({ db }: PayItemContext, id: number): Promise<Lent> {
  const [stored] = await db.select().from(loan).where(eq(loan.id, id)).for('update');
  if (!stored) throw new Error('a loan is never taken away');
  const [type] = await db.select().from(loanType).where(eq(loanType.id, stored.typeId));
  return { stored, typeName: type?.name ?? '', instalments: await instalmentsOf(db, id) };
}

const ofItem = ({ instalments }: Lent, item: PayItem): Instalment => {
  const found = instalments.find(({ itemId }) => itemId === item.id);
  if (!found) throw new Error(`item ${item.id} is of no instalment`);
  return found;
};

const byRun = { accountId: null } as const;

const facts = ({ stored }: Lent, { number }: Instalment, run: SettlingRun) => ({
  number,
  of: stored.instalments,
  run: run.title,
});

async function deducted(context: PayItemContext, item: PayItem, run: SettlingRun): Promise<void> {
  const lent = await held(context, item.sourceId);
  const { stored, typeName, instalments } = lent;
  const one = ofItem(lent, item);
  await context.db
    .update(loanInstalment)
    .set({ state: 'deducted' })
    .where(eq(loanInstalment.id, one.id));
  const over = instalments.every(({ id, state }) => id === one.id || state !== 'due');
  await loanStore.write(
    context,
    stored,
    { stage: over ? 'settled' : stored.stage },
    {
      kind: 'deducted',
      ...byRun,
      told: { amount: fromCents(-centsOf(item.amount)), ...facts(lent, one, run) },
      ...(run.at ? { at: run.at } : {}),
    },
  );
  if (!over) return;
  const words = `La última cuota se descontó en ${run.title}.`;
  await tellOwner(context, stored, `${typeName}: terminaste de devolverlo`, words);
}

async function paidOut(context: PayItemContext, item: PayItem, run: SettlingRun): Promise<void> {
  const { stored, typeName } = await held(context, item.sourceId);
  await lendLoan(context, stored, {
    paidOn: run.payDay,
    // The pay that gives a loan does not begin to take it back: the next one does.
    earliest: monthAfter(run.period, 1),
    run: run.title,
    ...byRun,
  });
  const words = `Son ${moneyText(item.amount)}, con ${run.title}.`;
  await tellOwner(context, stored, `${typeName}: te lo pagamos con el sueldo`, words);
}

/** The pay of a month was too low: it goes after the last one, so that no month takes two. */
async function skipped(context: PayItemContext, item: PayItem, run: SettlingRun): Promise<void> {
  const { db } = context;
  const lent = await held(context, item.sourceId);
  const { stored, typeName, instalments } = lent;
  const one = ofItem(lent, item);
  await dropPayItems(db, { ids: [item.id] });
  const moved = afterTheLast(instalments, [one.id], run.period);
  await storeMoved(db, moved);
  await db
    .update(loanInstalment)
    .set({ skipped: sql`${loanInstalment.skipped} + 1` })
    .where(eq(loanInstalment.id, one.id));
  const to = moved[0]?.period ?? one.period;
  await putInstalments(db, stored, [{ ...one, period: to }]);
  await loanStore.write(
    context,
    stored,
    {},
    { kind: 'skipped', ...byRun, told: { ...facts(lent, one, run), from: one.period, to } },
  );
  const words = `El sueldo de ${run.title} no alcanzó: pasa a ${monthWords(to).toLowerCase()}.`;
  await tellOwner(context, stored, `${typeName}: no se descontó la cuota ${one.number}`, words);
}

async function givenBack(context: PayItemContext, item: PayItem, run: SettlingRun): Promise<void> {
  const { db } = context;
  const lent = await held(context, item.sourceId);
  const { stored, typeName } = lent;
  const one = ofItem(lent, item);
  await db.update(loanInstalment).set({ state: 'due' }).where(eq(loanInstalment.id, one.id));
  // In a pause nothing is taken, not even what came back.
  if (stored.stage === 'paused') await dropPayItems(db, { ids: [item.id] });
  await loanStore.write(
    context,
    stored,
    { stage: stored.stage === 'settled' ? 'active' : stored.stage },
    { kind: 'givenBack', ...byRun, told: { amount: item.amount, ...facts(lent, one, run) } },
  );
  const words = `Se anuló ${run.title}: la cuota vuelve a deberse.`;
  await tellOwner(context, stored, `${typeName}: volvió la cuota ${one.number}`, words);
}

/** The run that paid it out was reversed: nothing is owed, and it waits to be paid again. */
async function takenBack(context: PayItemContext, item: PayItem, run: SettlingRun): Promise<void> {
  const { db } = context;
  const { stored, typeName, instalments } = await held(context, item.sourceId);
  if (instalments.some(({ state, covered }) => state !== 'due' || centsOf(covered) > 0))
    throw conflict(`Ya se devolvió una parte de un préstamo que pagó ${run.title}.`);
  await dropPayItems(db, { ids: instalments.flatMap(({ itemId }) => itemId ?? []) });
  await db.delete(loanInstalment).where(eq(loanInstalment.loanId, stored.id));
  await loanStore.write(
    context,
    stored,
    { stage: 'inRun', paidOn: null },
    {
      kind: 'takenBack',
      ...byRun,
      told: { amount: fromCents(-centsOf(stored.amount)), run: run.title },
    },
  );
  const words = `Se anuló ${run.title}: se paga con otra liquidación.`;
  await tellOwner(context, stored, `${typeName}: se anuló el pago`, words);
}

/** The items that paid out a loan of which something was given back since. */
const goneOn: PayItemOwner['goneOn'] = async (db, items) => {
  const paid = items.filter(({ kind }) => kind === 'loanOut');
  if (paid.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: loanInstalment.loanId })
    .from(loanInstalment)
    .where(
      and(
        anyOf(
          loanInstalment.loanId,
          paid.map(({ sourceId }) => sourceId),
        ),
        or(ne(loanInstalment.state, 'due'), gt(loanInstalment.covered, '0')),
      ),
    );
  return paid.filter(({ sourceId }) => rows.some(({ id }) => id === sourceId));
};

type Follows = (context: PayItemContext, item: PayItem, run: SettlingRun) => Promise<void>;

/** Items are handled one after the other: two of one loan each find what the one before left. */
const each =
  (pays: Follows, takes: Follows): PayItemOwner['settled'] =>
  async (context, items, run) => {
    for (const item of items) await (item.kind === 'loanOut' ? pays : takes)(context, item, run);
  };

const nothing: Follows = async () => undefined;

/** The consequences for a loan when a run has taken, could not take, or gave back. */
export const loanPayItems: PayItemOwner = {
  source: LOANS,
  settled: each(paidOut, deducted),
  skipped: each(nothing, skipped),
  givenBack: each(takenBack, givenBack),
  goneOn,
};
