import { moneyText } from '@contract/core/moneyText';
import { centsOf, fromCents, monthAfter, planInstalments } from '@contract/loans/loanPlan';
import { and, eq } from 'drizzle-orm';
import type { DateTime } from 'luxon';
import { approvalEvent, approvalRequest } from '../../../db/schema/approvals';
import { loan, loanInstalment, loanMovement, loanType } from '../../../db/schema/loans';
import type { Demo, DemoPerson } from '../../../engine/seed/demo';
import { nowIn } from '../../../engine/time/nowIn';
import { seedRequest } from '../../../seed/seedRequest';
import { putInstalments, putLoanOut } from '../dueItems';
import { LOAN } from '../loanRequestType';

type Stored = typeof loan.$inferSelect;

interface Plan {
  code: 'ANT' | 'PRE' | 'EME';
  amount: string;
  instalments: number;
  /** How many days ago it was asked for. */
  days: number;
  state: 'returned' | 'pending' | 'rejected' | NonNullable<Stored['stage']>;
  note?: string;
}

/** A loan in each state; the first is of the user “empleado”, the others of those who come after them. */
const plans: readonly Plan[] = [
  {
    code: 'PRE',
    amount: '900000.00',
    instalments: 9,
    days: 75,
    state: 'active',
    note: 'Arreglo del techo',
  },
  { code: 'PRE', amount: '1000000.00', instalments: 12, days: 100, state: 'active' },
  { code: 'EME', amount: '500000.00', instalments: 6, days: 20, state: 'paused' },
  { code: 'PRE', amount: '600000.00', instalments: 6, days: 60, state: 'settled' },
  {
    code: 'EME',
    amount: '450000.00',
    instalments: 5,
    days: 3,
    state: 'toPay',
    note: 'Gastos médicos',
  },
  { code: 'ANT', amount: '250000.00', instalments: 1, days: 1, state: 'pending' },
  {
    code: 'PRE',
    amount: '800000.00',
    instalments: 8,
    days: 2,
    state: 'pending',
    note: 'Cambio de auto',
  },
  { code: 'PRE', amount: '1900000.00', instalments: 12, days: 30, state: 'rejected' },
  { code: 'EME', amount: '700000.00', instalments: 6, days: 4, state: 'returned' },
  { code: 'PRE', amount: '400000.00', instalments: 4, days: 45, state: 'calledOff' },
  { code: 'EME', amount: '300000.00', instalments: 3, days: 6, state: 'inRun' },
];

const requested = {
  pending: 'pending',
  returned: 'pending',
  rejected: 'rejected',
} as const;

const isRequest = (state: Plan['state']): state is keyof typeof requested => state in requested;

interface Made {
  plan: Plan;
  who: DemoPerson;
  row: Stored;
  typeName: string;
}

/** The request as it would stand by now, with the day on which it was asked. */
async function ask({ db, hr }: Demo, { plan, who, row, typeName }: Made, asked: DateTime) {
  const { state } = plan;
  await seedRequest(db, {
    type: LOAN,
    subjectId: row.id,
    title: `${typeName}: ${moneyText(plan.amount)} en ${plan.instalments} ${plan.instalments === 1 ? 'cuota' : 'cuotas'}`,
    state: isRequest(state) ? requested[state] : 'approved',
    refusal: 'Este año ya no quedan fondos para préstamos de ese importe.',
    owner: who,
    author: who,
    decider: hr[0],
    at: asked.toJSDate(),
  });
  if (state !== 'returned') return;
  const [request] = await db
    .update(approvalRequest)
    .set({ state: 'draft', dueAt: null })
    .where(and(eq(approvalRequest.type, LOAN), eq(approvalRequest.subjectId, row.id)))
    .returning();
  if (!request) throw new Error('a request was not stored');
  await db.insert(approvalEvent).values({
    requestId: request.id,
    kind: 'returned',
    accountId: hr[0],
    reason: 'Con menos cuotas se puede: contame si te sirve en cuatro.',
  });
}

/** This writes what became of a loan since it was paid. */
async function lend({ db, hr }: Demo, { plan, row }: Made, paidOn: DateTime): Promise<void> {
  const paused = plan.state === 'paused';
  const settled = plan.state === 'settled';
  const rows = await db
    .insert(loanInstalment)
    .values(
      planInstalments(row.amount, row.instalments, row.firstPeriod).map((one) => ({
        loanId: row.id,
        ...one,
        ...(settled ? { covered: one.amount, state: 'covered' as const } : {}),
      })),
    )
    .returning();
  if (!paused && !settled) await putInstalments(db, row, rows);
  const on = paidOn.toFormat('yyyy-MM-dd');
  const own = { loanId: row.id, accountId: hr[0] };
  const lent = { ...own, kind: 'lent', amount: row.amount, facts: { on } } as const;
  await db.insert(loanMovement).values({ ...lent, createdAt: paidOn.toJSDate() });
  const later = paidOn.plus({ days: 10 });
  if (paused)
    await db.insert(loanMovement).values({
      ...own,
      kind: 'paused',
      amount: '0',
      reason: 'Acordado mientras dura su licencia sin goce de sueldo.',
      createdAt: later.toJSDate(),
    });
  if (settled)
    await db.insert(loanMovement).values({
      ...own,
      kind: 'paid',
      amount: fromCents(-centsOf(row.amount)),
      facts: { on: later.toFormat('yyyy-MM-dd') },
      reason: 'Transferencia de la persona: canceló todo junto.',
      createdAt: later.toJSDate(),
    });
}

/** Loans in every state; what past months took of them is left for the runs of the demo to take. */
export async function seedLoans(demo: Demo): Promise<void> {
  const { db, people, hr } = demo;
  const types = await db.select().from(loanType);
  const staff = people.filter(({ role }) => role === 'empleado');
  const first = staff.findIndex(({ username }) => username === 'empleado');
  const now = nowIn().set({ hour: 10, minute: 20 });
  for (const [index, plan] of plans.entries()) {
    const who = staff[first + index];
    const type = types.find(({ code }) => code === plan.code);
    if (!who || !type) continue;
    const asked = now.minus({ days: plan.days });
    const paid = asked.plus({ days: 2 });
    const given = ['active', 'paused', 'settled'].includes(plan.state);
    const [row] = await db
      .insert(loan)
      .values({
        personId: who.id,
        typeId: type.id,
        amount: plan.amount,
        instalments: plan.instalments,
        firstPeriod: monthAfter(paid.toFormat('yyyy-MM'), plan.code === 'ANT' ? 0 : 1),
        note: plan.note ?? '',
        stage: isRequest(plan.state) ? null : plan.state,
        paidOn: given ? paid.toFormat('yyyy-MM-dd') : null,
        reason: plan.state === 'calledOff' ? 'La persona avisó que ya no lo necesita.' : '',
        createdAt: asked.toJSDate(),
      })
      .returning();
    if (!row) throw new Error('a loan was not stored');
    const made: Made = { plan, who, row, typeName: type.name };
    await ask(demo, made, asked);
    if (given) await lend(demo, made, paid);
    if (plan.state === 'inRun') await putLoanOut(db, row, now.toFormat('yyyy-MM'));
    if (plan.state === 'calledOff')
      await db.insert(loanMovement).values({
        loanId: row.id,
        accountId: hr[0],
        kind: 'calledOff',
        amount: '0',
        reason: row.reason,
        createdAt: paid.toJSDate(),
      });
  }
}
