import {
  addAdjustment,
  listAdjustments,
  listOwnAdjustments,
  removeAdjustment,
} from '@contract/closes/closeAcciones';
import { isTimed, periodAdjustmentRecord } from '@contract/closes/periodAdjustment';
import { and, asc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { periodAdjustment, periodClose } from '../../db/schema/closes';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, forbidden, notFound } from '../../engine/http/fault';
import { personName } from '../../engine/people/personName';
import { siteOn } from '../../engine/people/siteOn';
import { withinReach } from '../../engine/scope/withinReach';
import { defineStore } from '../../engine/store/defineStore';
import { addDays } from '../../engine/time/days';
import { holdPeriods } from '../../engine/time/periodTurn';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { findPeriod, spanOf } from './periods';

async function findAdjustments(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({
      row: periodAdjustment,
      firstName: person.firstName,
      lastName: person.lastName,
      authorName: account.displayName,
    })
    .from(periodAdjustment)
    .innerJoin(person, eq(person.id, periodAdjustment.personId))
    .innerJoin(account, eq(account.id, periodAdjustment.authorId))
    .where(where)
    .orderBy(asc(periodAdjustment.id));
  return rows.map(({ row, authorName, ...who }) => {
    const { id, version, personId, day, figure, minutes, sign, reason } = row;
    const month = row.month.slice(0, 7);
    const personsName = personName(who);
    return {
      id,
      version,
      personId,
      personName: personsName,
      day,
      month,
      figure,
      minutes,
      sign,
      reason,
      authorName,
    };
  });
}

/** The adjustments of closed months that count in a month of a site. */
export const adjustmentsOf = (db: Db, siteId: number, month: string) =>
  findAdjustments(
    db,
    and(eq(periodAdjustment.siteId, siteId), eq(periodAdjustment.month, `${month}-01`)),
  );

const store = defineStore({
  record: periodAdjustmentRecord,
  table: periodAdjustment,
  find: async ({ db, viewer, reach }: Context, id) => {
    const within = withinReach(reach, viewer, periodAdjustment.personId);
    return (await findAdjustments(db, and(eq(periodAdjustment.id, id), within)))[0];
  },
  missing: 'Ese ajuste ya no está.',
  tell: async ({ db, emit }, { siteId, personId }) => {
    const tags = [{ type: 'PeriodAdjustment', id: 'LIST' }] as const;
    const own = await db
      .select({ id: account.id })
      .from(account)
      .where(eq(account.personId, personId));
    const accounts = own.map(({ id }) => id);
    await emit(tags, { kind: 'sites', ids: [siteId], permission: 'HOURS.CREATE', accounts });
    await emit(tags, { kind: 'sites', ids: [siteId], permission: 'LIQUIDATION.SHOW' });
  },
});

/** Where somebody worked that day, and since which of its months changes are taken again. */
async function bookedIn(db: Db, personId: number, day: string) {
  const [found] = await db
    .select({ siteId: siteOn(sql`${person.id}`, sql`${day}::date`) })
    .from(person)
    .where(eq(person.id, personId));
  if (!found) throw notFound();
  const { siteId } = found;
  const closed = await db
    .selectDistinct({ month: periodClose.month })
    .from(periodClose)
    .where(
      and(
        eq(periodClose.siteId, siteId),
        isNull(periodClose.reopenedAt),
        gte(periodClose.month, `${day.slice(0, 7)}-01`),
      ),
    );
  let month = day.slice(0, 7);
  while (closed.some((one) => one.month.startsWith(month))) {
    month = addDays(spanOf(month).to, 1).slice(0, 7);
  }
  return { siteId, month };
}

export const addAdjustmentHandler = implement(addAdjustment, async (asked, context) => {
  const { db, viewer, reach } = context;
  const { personId, day, figure } = asked;
  const [who] = await db
    .select({ hireDate: person.hireDate, leaveDate: person.leaveDate })
    .from(person)
    .where(and(eq(person.id, personId), withinReach(reach, viewer, person.id)));
  if (!who) throw notFound('Esa persona no existe o no está a tu alcance.');
  if (personId === viewer.personId) throw forbidden('Nadie carga un ajuste propio.');
  if (day < who.hireDate || (who.leaveDate && day > who.leaveDate)) {
    throw conflict('Ese día no trabajaba.');
  }
  await holdPeriods(db);
  const { siteId, month } = await bookedIn(db, personId, day);
  if (day.startsWith(month)) {
    throw conflict('Ese mes está abierto: cargalo en su día, no hace falta un ajuste.');
  }
  const minutes = isTimed(figure) ? asked.minutes : null;
  return store.save(context, asked, (fields) => ({
    ...fields,
    minutes,
    siteId,
    month: `${month}-01`,
    authorId: viewer.accountId,
  }));
});

export const removeAdjustmentHandler = implement(removeAdjustment, (asked, context) =>
  store.remove(context, asked, (_shown, { siteId, month: day }) =>
    refuseClosedPeriod(context.db, { siteId, day, ledger: 'time' }),
  ),
);

export const listAdjustmentsHandler = implement(
  listAdjustments,
  async ({ siteId, month }, context) => {
    await findPeriod(context, siteId, month);
    return { rows: await adjustmentsOf(context.db, siteId, month) };
  },
);

/** People read their own adjustments where they read the month in which they count. */
export const listOwnAdjustmentsHandler = implement(
  listOwnAdjustments,
  async ({ month }, { db, viewer }) => {
    const { personId } = viewer;
    if (personId === null) return { rows: [] };
    const own = eq(periodAdjustment.personId, personId);
    return { rows: await findAdjustments(db, and(own, eq(periodAdjustment.month, `${month}-01`))) };
  },
);
