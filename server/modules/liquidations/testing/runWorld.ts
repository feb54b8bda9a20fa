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
import { buildServer } from '../../../../tests/support/buildServer';
import { until } from '../../../../tests/support/until';

type Run = OutputOf<typeof getPayRun>;

/** A month that is over, in which nobody was paid before. */
export const MONTH = '2026-10';

/** The demo organisation, and how people of it prepare pay. */
export async function runWorld() {
  const server = await buildServer();
  const { db } = server.services.database;

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
    read,
    settled,
    open,
    calculate,
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
