import type { OutputOf } from '@contract/core/accion';
import {
  calculatePayRun,
  getPayRun,
  listPayRunPeople,
  publishPayRun,
  savePayRun,
  submitPayRun,
} from '@contract/liquidations/runAcciones';
import { approveRequest, getRequest } from '@contract/workflow/requestAcciones';
import { asc, eq } from 'drizzle-orm';
import { buildServer } from '../../../../tests/support/buildServer';
import { until } from '../../../../tests/support/until';
import type { Db } from '../../../db/Db';
import { person } from '../../../db/schema/organisation';
import { payRun } from '../../../db/schema/payRuns';

type Run = OutputOf<typeof getPayRun>;

/** A month that is over, in which nobody was paid before. */
export const MONTH = '2026-10';

/** The runs of a month are called off, whatever became of them: it may be paid as if they had never been. */
const unpaid = (db: Db, period: string) =>
  db
    .update(payRun)
    .set({ state: 'cancelled', reason: 'De otra prueba', paidOn: null, jobId: null })
    .where(eq(payRun.period, period));

/** The demo organisation, and how people of it prepare pay; with `demoPaid`, it paid them that month already. */
export async function runWorld({ demoPaid = false } = {}) {
  const server = await buildServer();
  const { db } = server.services.database;
  if (!demoPaid) await unpaid(db, MONTH);

  const read = async (id: number, as = 'sueldos') =>
    (await server.call(getPayRun, { id }, as)).body;
  const settled = (id: number, ...states: Run['state'][]) =>
    until(
      () => read(id),
      ({ state }) => states.includes(state),
    );
  const open = (more: object = {}, as = 'sueldos') =>
    server.call(
      savePayRun,
      {
        kind: 'monthly',
        period: MONTH,
        title: 'Sueldos de octubre',
        payDay: '2026-11-04',
        siteId: null,
        agreement: null,
        ...more,
      },
      as,
    );
  const calculate = ({ id, version }: Run, refresh = true, as = 'sueldos') =>
    server.call(calculatePayRun, { id, version, refresh }, as);

  return {
    server,
    db,
    unpaid: (period = MONTH) => unpaid(db, period),
    read,
    settled,
    open,
    calculate,
    /** Names people who are paid by the month, for a run that is published: each slip is drawn and signed. */
    async few(count: number) {
      const found = await db
        .select({ id: person.id })
        .from(person)
        .where(eq(person.salaryBasis, 'monthly'))
        .orderBy(asc(person.id))
        .limit(count);
      return { personIds: found.map(({ id }) => id) };
    },
    async reviewed(more: object = {}) {
      const { body } = await open(more);
      await calculate(body);
      return settled(body.id, 'review');
    },
    people: async (runId: number, as = 'sueldos') =>
      (
        await server.call(
          listPayRunPeople,
          { filters: [{ field: 'runId', operator: 'is', value: runId }], size: 200 },
          as,
        )
      ).body.rows,
    submit: ({ id, version }: Run, as = 'sueldos') =>
      server.call(submitPayRun, { id, version }, as),
    async approve({ requestId }: Run, as = 'rrhh') {
      const { body } = await server.call(getRequest, { id: requestId ?? 0 }, as);
      return server.call(approveRequest, { id: body.id, version: body.version }, as);
    },
    publish: ({ id, version }: Run, as = 'sueldos') =>
      server.call(publishPayRun, { id, version, dueOn: '2026-12-15' }, as),
  };
}

export type RunWorld = Awaited<ReturnType<typeof runWorld>>;
