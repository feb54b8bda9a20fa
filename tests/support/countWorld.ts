import type { InputOf } from '@contract/core/accion';
import { countLineQuantity, getCountTasks } from '@contract/counters/countingAcciones';
import { listCountLines, settleCountLines } from '@contract/counters/countLineAcciones';
import {
  closeStockCount,
  getStockCount,
  startStockCount,
} from '@contract/counters/stockCountAcciones';
import { and, eq, ne } from 'drizzle-orm';
import { anyOf } from '../../server/db/anyOf';
import { person } from '../../server/db/schema/organisation';
import { account, role } from '../../server/db/schema/session';
import { stock } from '../../server/db/schema/warehouse';
import { clock } from '../../server/engine/time/clock';
import { todayAt } from '../../server/engine/time/todayAt';
import { orderWorld } from '../../server/modules/orders/testing/orderWorld';
import type { TestServer } from './buildServer';

/** A small warehouse whose shelves are counted, through the acciones that people use. */
export async function countWorld(server: TestServer, name: string) {
  const { db } = server.services.database;
  const warehouse = await orderWorld(server, name);
  const { siteId, must } = warehouse;
  const [other] = await db
    .select({ username: account.username })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .innerJoin(role, eq(role.id, account.roleId))
    .where(
      and(
        eq(person.siteId, siteId),
        eq(role.name, 'Operario de depósito'),
        ne(account.username, 'operario'),
        eq(account.active, true),
      ),
    )
    .limit(1);
  const second = other?.username ?? '';

  const start = async (productIds: number[], more: object = {}) =>
    must(
      await server.call(
        startStockCount,
        {
          ...{ title: `Conteo ${name}`, siteId, dueOn: await todayAt(db, siteId) },
          ...{ blind: true, productIds, ...more },
        },
        'jefe',
      ),
    );
  const tasks = async (id: number, as = 'operario') =>
    must(await server.call(getCountTasks, { id }, as)).rows;
  const count = async (
    id: number,
    lineId: number,
    quantity: number,
    as = 'operario',
    more: Partial<InputOf<typeof countLineQuantity>> = {},
  ) =>
    server.call(
      countLineQuantity,
      { id, lineId, quantity, claimedAt: clock.now().toISOString(), clockOffset: 0, ...more },
      as,
    );
  const lines = async (id: number) =>
    must(
      await server.call(
        listCountLines,
        { filters: [{ field: 'countId', operator: 'is', value: id }], size: 200 },
        'jefe',
      ),
    ).rows;
  const settle = (ids: number[], change: object, as = 'jefe') =>
    server.call(settleCountLines, { selection: { kind: 'rows', ids }, change }, as);

  return {
    ...warehouse,
    ...{ second, start, tasks, count, lines, settle },
    read: async (id: number, as = 'jefe') => must(await server.call(getStockCount, { id }, as)),
    close: ({ id, version }: { id: number; version: number }, as = 'jefe') =>
      server.call(closeStockCount, { id, version }, as),
    peopleOf: async (...usernames: string[]) => {
      const rows = await db.select().from(account).where(anyOf(account.username, usernames));
      return rows.flatMap(({ personId }) => (personId === null ? [] : [personId]));
    },
    quantityOf: async (stockId: number) =>
      (await db.select().from(stock).where(eq(stock.id, stockId)))[0]?.quantity,
  };
}

export type CountWorld = Awaited<ReturnType<typeof countWorld>>;
