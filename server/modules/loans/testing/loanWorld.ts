import {
  askLoan,
  getLoan,
  getLoanTerms,
  listOwnLoans,
  payLoan,
} from '@contract/loans/loanAcciones';
import { approveRequest, getRequest } from '@contract/workflow/requestAcciones';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { buildServer } from '../../../../tests/support/buildServer';
import { loan, loanInstalment, loanMovement, loanType } from '../../../db/schema/loans';
import { payItem } from '../../../db/schema/payItems';
import { payRun } from '../../../db/schema/payRuns';
import { account } from '../../../db/schema/session';
import { contextFor, taskConnection } from '../../../engine/acciones/contextFor';
import type { SettlingRun } from '../../../engine/pay/payItem';
import { readAccountViewer } from '../../../engine/session/readViewer';
import { clock } from '../../../engine/time/clock';

/** The demo organisation, “empleado” without a loan, and the words to ask, grant and pay one. */
export async function loanWorld() {
  const server = await buildServer();
  const { db } = server.services.database;
  const accountOf = async (username: string) => {
    const [row] = await db.select().from(account).where(eq(account.username, username));
    return { personId: row?.personId ?? 0, accountId: row?.id ?? 0 };
  };
  const { personId } = await accountOf('empleado');
  const payer = await accountOf('sueldos');
  const types: Record<string, number> = {};
  for (const type of await db.select().from(loanType)) types[type.code] = type.id;
  const viewer = await readAccountViewer(db, payer.accountId);
  if (!viewer) throw new Error('nobody prepares pay');

  const read = async (id: number, as = 'empleado') => (await server.call(getLoan, { id }, as)).body;
  const terms = async () => (await server.call(getLoanTerms, {}, 'empleado')).body;
  const firstMonth = (await terms()).firstPeriods[0] ?? '';

  const ask = (more: Record<string, unknown> = {}, as = 'empleado') =>
    server.call(
      askLoan,
      {
        typeId: types.EME ?? 0,
        amount: '100000.01',
        instalments: 4,
        firstPeriod: firstMonth,
        ...more,
      },
      as,
    );
  const approve = async ({ requestId }: { requestId: number }, as = 'rrhh') => {
    const { body } = await server.call(getRequest, { id: requestId }, as);
    return server.call(approveRequest, { id: requestId, version: body.version, note: '' }, as);
  };
  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format(clock.now());
  const pay = async (id: number, paidOn: string | null = today, as = 'sueldos') =>
    server.call(payLoan, { id, version: (await read(id)).version, paidOn }, as);

  let runs = 0;
  return {
    server,
    db,
    personId,
    types,
    firstMonth,
    today,
    read,
    terms,
    ask,
    approve,
    pay,
    own: async () => (await server.call(listOwnLoans, {}, 'empleado')).body.rows,
    async granted(more: Record<string, unknown> = {}) {
      const { body, status } = await ask(more);
      if (status !== 200) throw new Error('it could not be asked for');
      await approve(body);
      return body.id;
    },
    context: (inside = db) =>
      contextFor(
        {
          services: server.services,
          connection: taskConnection('127.0.0.1'),
          accion: payLoan,
          db: inside,
          after: [],
        },
        viewer,
      ),
    /** A run that counts on what waits for them in its month. */
    async run(period: string): Promise<SettlingRun & { items: number[] }> {
      runs += 1;
      const title = `De prueba ${runs}`;
      const values = { kind: 'monthly', period, number: 98 - (runs % 90), title } as const;
      const [row] = await db
        .insert(payRun)
        .values({ ...values, payDay: `${period}-28`, authorId: payer.accountId })
        .returning();
      if (!row) throw new Error('a run was not stored');
      const waiting = and(
        eq(payItem.personId, personId),
        isNull(payItem.settledAt),
        isNull(payItem.runId),
      );
      const held = (await db.select().from(payItem).where(waiting)).filter(
        ({ fromPeriod }) => fromPeriod <= period,
      );
      const items = held.map(({ id }) => id);
      if (items.length > 0)
        await db.update(payItem).set({ runId: row.id }).where(inArray(payItem.id, items));
      return { id: row.id, title, period, payDay: row.payDay, items };
    },
    instalments: (id: number) =>
      db
        .select()
        .from(loanInstalment)
        .where(eq(loanInstalment.loanId, id))
        .orderBy(loanInstalment.number),
    movements: (id: number) =>
      db.select().from(loanMovement).where(eq(loanMovement.loanId, id)).orderBy(loanMovement.id),
    waiting: (id: number) =>
      db
        .select()
        .from(payItem)
        .where(
          and(eq(payItem.source, 'loans'), eq(payItem.sourceId, id), isNull(payItem.settledAt)),
        ),
    /** Whatever the demo or another test left is over: limits are those of somebody who owes nothing. */
    async clear() {
      const mine = await db.select().from(loan).where(eq(loan.personId, personId));
      const ids = mine.map(({ id }) => id);
      await db.update(payItem).set({ runId: null }).where(isNull(payItem.settledAt));
      await db
        .delete(payItem)
        .where(and(eq(payItem.personId, personId), isNull(payItem.settledAt)));
      if (ids.length === 0) return;
      await db
        .update(loan)
        .set({ stage: 'calledOff', reason: 'Para otra prueba', paidOn: null })
        .where(inArray(loan.id, ids));
    },
  };
}

export type LoanWorld = Awaited<ReturnType<typeof loanWorld>>;
