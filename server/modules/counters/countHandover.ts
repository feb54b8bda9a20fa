import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { stockCount, stockCountPerson } from '../../db/schema/counters';
import { person } from '../../db/schema/organisation';
import { conflict } from '../../engine/http/fault';
import type { HandedOver } from '../../engine/module';
import { countersOf } from './countersOf';
import { stockCountStore } from './stockCountStore';

/** Counts that name somebody and are not over. */
export const countHandover: HandedOver = {
  kind: 'counts',
  async held(db, personIds) {
    return db
      .select({ personId: stockCountPerson.personId, label: stockCount.number })
      .from(stockCountPerson)
      .innerJoin(stockCount, eq(stockCount.id, stockCountPerson.countId))
      .where(
        and(anyOf(stockCountPerson.personId, [...personIds]), eq(stockCount.state, 'counting')),
      )
      .orderBy(asc(stockCount.dueOn), asc(stockCount.id));
  },
  async pass(context, { from, to, reason }) {
    const { db } = context;
    const rows = await db
      .select({ count: stockCount })
      .from(stockCount)
      .innerJoin(stockCountPerson, eq(stockCountPerson.countId, stockCount.id))
      .where(and(eq(stockCountPerson.personId, from), eq(stockCount.state, 'counting')))
      .orderBy(asc(stockCount.id))
      .for('update', { of: stockCount });
    for (const { count } of rows) {
      const { id, siteId, blind, number } = count;
      const [taker] = await countersOf(db, siteId, { blind, where: eq(person.id, to) });
      if (!taker) {
        throw conflict(
          `No puede contar el ${number}${blind ? ', que es a ciegas,' : ''} en su depósito: elegí a otra persona.`,
        );
      }
      await db
        .delete(stockCountPerson)
        .where(and(eq(stockCountPerson.countId, id), eq(stockCountPerson.personId, from)));
      await db.insert(stockCountPerson).values({ countId: id, personId: to }).onConflictDoNothing();
      await stockCountStore.write(context, count, {}, { reason });
    }
  },
};
