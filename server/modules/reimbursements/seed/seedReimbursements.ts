import { moneyText } from '@contract/core/moneyText';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { expenseCategory } from '../../../db/schema/expenses';
import { reimbursement, reimbursementEvent } from '../../../db/schema/reimbursements';
import { putPayItems } from '../../../engine/pay/payItems';
import type { Demo, DemoPerson } from '../../../engine/seed/demo';
import { seedRequest } from '../../../seed/seedRequest';
import { isoDay, workday } from '../../../seed/workday';
import { type Spent, spendInDemo } from '../../expenses';

type Row = typeof reimbursement.$inferSelect;
type State = Row['state'];

interface Asked extends Omit<Spent, 'seed'> {
  state: State;
  /** Less than was asked, and why. */
  cut?: readonly [granted: string, reason: string];
}

/** Each of some people has these: in every state, the latest first. */
const plan: readonly Asked[] = [
  { state: 'pending', ago: 1 },
  { state: 'draft', ago: 4 },
  { state: 'approved', ago: 9, kilometres: '64.5', trip: 'Visitas zona norte' },
  { state: 'paid', ago: 40 },
  { state: 'approved', ago: 12, cut: ['1000.00', 'Solo el tramo de trabajo'] },
  { state: 'rejected', ago: 20 },
  { state: 'paid', ago: 75, trip: 'Auditoría Rosario' },
  { state: 'paid', ago: 110 },
  { state: 'paid', ago: 160, kilometres: '120', trip: 'Visitas zona sur' },
  { state: 'cancelled', ago: 30 },
];

const reasons: Partial<Record<State, string>> = {
  draft: 'Falta decir para qué cliente fue',
  rejected: 'Ese gasto lo cubre la empresa directamente',
};

async function titleOf(db: Db, row: Row): Promise<string> {
  const [category] = await db
    .select({ name: expenseCategory.name })
    .from(expenseCategory)
    .where(eq(expenseCategory.id, row.categoryId));
  const day = row.day.split('-').reverse().join('/');
  return `${category?.name}, ${moneyText(row.amount)}, del ${day}`;
}

function eventsOf({ state, cut }: Asked, asker: number, decider: number, payer: number) {
  const asked = { kind: 'asked', accountId: asker } as const;
  const less = cut ? [{ kind: 'cut', accountId: decider, reason: cut[1] } as const] : [];
  const said = { accountId: decider, reason: reasons[state] ?? null };
  if (state === 'draft') return [asked, { kind: 'returned', ...said } as const];
  if (state === 'rejected') return [asked, { kind: 'rejected', ...said } as const];
  if (state === 'cancelled') return [asked, { kind: 'withdrawn', accountId: asker } as const];
  if (state === 'pending') return [asked];
  const approved = [asked, ...less, { kind: 'approved', accountId: decider } as const];
  return state === 'paid' ? [...approved, { kind: 'paid', accountId: payer } as const] : approved;
}

/** Paid now and then, waiting, sent back: as people of the demo have them. */
export async function seedReimbursements({ db, services, people, hr }: Demo): Promise<void> {
  const [payer] = hr;
  const accounts = new Map(people.map((one) => [one.id, one.accountId]));
  const spenders = people.filter(({ role, managerId }) => role === 'empleado' && managerId);
  const first = spenders.filter(({ username }) => username === 'empleado');
  const others = spenders.filter(({ username }) => username !== 'empleado');
  const one = async (owner: DemoPerson, asked: Asked, seed: number) => {
    const { state, cut, ...spent } = asked;
    const decider = accounts.get(owner.managerId ?? 0) ?? payer;
    const columns = await spendInDemo(db, services.files, { ...spent, seed });
    if (columns.day < owner.hireDate) return;
    const paid = state === 'paid';
    const [row] = await db
      .insert(reimbursement)
      .values({
        ...columns,
        ...(cut ? { granted: cut[0], cutReason: cut[1] } : {}),
        personId: owner.id,
        state,
        paidBy: paid ? 'transfer' : null,
        paidOn: paid ? isoDay(workday(-spent.ago + 12)) : null,
        createdAt: new Date(`${columns.day}T18:20:00Z`),
      })
      .returning();
    if (!row) throw new Error('a reimbursement was not stored');
    const events = eventsOf(asked, owner.accountId, decider, payer);
    await db.insert(reimbursementEvent).values(
      events.map((event, at) => ({
        ...event,
        reimbursementId: row.id,
        createdAt: new Date(row.createdAt.getTime() + at * 5_400_000),
      })),
    );
    if (state !== 'draft' && state !== 'cancelled') {
      await seedRequest(db, {
        type: 'reimbursement',
        subjectId: row.id,
        title: await titleOf(db, row),
        state: state === 'pending' || state === 'rejected' ? state : 'approved',
        refusal: reasons.rejected ?? '',
        owner,
        author: owner,
        decider,
      });
    }
    if (state === 'approved') {
      await putPayItems(db, [
        {
          personId: owner.id,
          kind: 'expense',
          amount: row.granted,
          fromPeriod: isoDay(workday(0)).slice(0, 7),
          label: 'Reintegro de gastos',
          path: `/reimbursements/${row.id}`,
          source: 'reimbursements',
          sourceId: row.id,
        },
      ]);
    }
  };
  for (const owner of first) {
    for (const [at, asked] of plan.entries()) await one(owner, asked, at + 1);
  }
  for (const [index, owner] of others.slice(0, 9).entries()) {
    for (const at of [index, index + 3]) {
      const asked = plan[at % plan.length];
      if (asked) await one(owner, { ...asked, ago: asked.ago + index }, 100 + index * 10 + at);
    }
  }
}
