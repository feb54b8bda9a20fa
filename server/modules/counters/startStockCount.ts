import type { InputOf } from '@contract/core/accion';
import { counted } from '@contract/core/counted';
import { startStockCount } from '@contract/counters/stockCountAcciones';
import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { stockCount, stockCountPerson } from '../../db/schema/counters';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { reachesSite } from '../../engine/scope/reachesSite';
import { todayAt } from '../../engine/time/todayAt';
import { chosenStock } from './chosenStock';
import { countersOf } from './countersOf';
import { presentStoredCount } from './presentCount';
import { stockCountStore } from './stockCountStore';
import { tellBlindness } from './tellBlindness';

type Plan = InputOf<typeof startStockCount>;

export const startStockCountHandler = implement(startStockCount, async (input, context) => {
  const { db, viewer } = context;
  if (!(await reachesSite(context, input.siteId))) {
    throw invalid({ siteId: 'Elegí un depósito a tu alcance.' });
  }
  if (input.dueOn < (await todayAt(db, input.siteId))) {
    throw invalid({ dueOn: 'Elegí un día de hoy en adelante.' });
  }
  const named = await namedCounters(context, input);
  const { title, siteId, blind, dueOn, note, personIds: _, onShift: shift, ...chosen } = input;
  // Named people count whenever they are asked to.
  const onShift = shift && named.length === 0;
  const count = await stockCountStore.create(
    context,
    { title, siteId, blind, onShift, dueOn, note, chosen, createdBy: viewer.accountId },
    {},
  );
  const lines = await addLines(context, count.id, input);
  await db.update(stockCount).set({ lines }).where(eq(stockCount.id, count.id));
  if (named.length > 0) {
    await db
      .insert(stockCountPerson)
      .values(named.map(({ id: personId }) => ({ countId: count.id, personId })));
    await notify(
      context,
      named.flatMap(({ accountId }) => (accountId === viewer.accountId ? [] : [accountId])),
      {
        type: 'counts.asked',
        title: `Te toca contar: ${title}`,
        body: `${counted(lines, 'línea', 'líneas')}, hasta el ${dueOn.split('-').reverse().join('/')}`,
        link: `/counters/${count.id}`,
      },
    );
  }
  await tellBlindness(context, count);
  return presentStoredCount(db, viewer, count.id);
});

async function namedCounters({ db }: Context, { siteId, personIds, blind }: Plan) {
  const wanted = [...new Set(personIds)];
  if (wanted.length === 0) return [];
  const found = await countersOf(db, siteId, { blind, where: anyOf(person.id, wanted) });
  if (found.length < wanted.length) {
    throw invalid({
      personIds: blind
        ? 'Alguien de la lista no puede contar a ciegas en ese depósito: no tiene el permiso, ve las existencias o ya no trabaja ahí.'
        : 'Alguien de la lista no puede contar en ese depósito: no tiene el permiso o ya no trabaja ahí.',
    });
  }
  return found;
}

/** A single insert takes all lines; a shelf that another count opened a moment before is left to it. */
async function addLines({ db }: Context, countId: number, plan: Plan): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into stock_count_line (count_id, stock_id)
    select ${countId}, c.id from (${chosenStock(plan)}) c where not c.elsewhere order by c.id
    on conflict do nothing`);
  if (!rowCount) {
    throw conflict(
      'Con eso no queda nada para contar: no hay existencias, o ya las tiene otro conteo.',
    );
  }
  return rowCount;
}
