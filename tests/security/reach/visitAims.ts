import type { AccionKey } from '@contract/registry';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import { visit, visitPurpose } from '../../../server/db/schema/visits';
import type { Aim, Fields, Somebody } from './aim';
import { bySite } from './byScope';

/** Stale everywhere: whoever reaches the visit hears of the conflict, and nothing changes. */
const version = 999_999;
const moment = { claimedAt: '2026-11-23T12:00:00.000Z', clockOffset: 0 };
const day = '2030-01-02';

const purposeIn = async (db: Db): Promise<number> => {
  const [found] = await db.select({ id: visitPurpose.id }).from(visitPurpose).limit(1);
  return found?.id ?? 0;
};

/** A published visit of theirs, which waits to be made. */
async function made(db: Db, { personId, siteId }: Somebody): Promise<number> {
  const [row] = await db
    .insert(visit)
    .values({
      ...{ day, fromTime: '09:00', toTime: '10:00', minutes: 30, radius: 150 },
      ...{ personId, siteId, place: 'De prueba', purposeId: await purposeIn(db), state: 'planned' },
    })
    .returning({ id: visit.id });
  return row?.id ?? 0;
}

const theirs = (input: Fields = {}): Aim => ({
  at: async (db, somebody) => ({ id: await made(db, somebody), ...input }),
});

const arrived = (input: Fields): Aim => ({
  at: async (db, somebody) => {
    const id = await made(db, somebody);
    const at = { state: 'arrived' as const, arrival: 'unknown' as const };
    await db
      .update(visit)
      .set({ ...at, arrivedAt: new Date(moment.claimedAt) })
      .where(eq(visit.id, id));
    return { id, ...input };
  },
});

const fields = async (db: Db, { siteId }: Somebody) => ({
  ...{ day, fromTime: '09:00', toTime: '10:00', minutes: 30, radius: 150 },
  ...{ siteId, place: 'De prueba', purposeId: await purposeIn(db) },
});

export const visitAims = {
  getVisit: theirs(),
  cancelVisit: theirs({ version, reason: 'De prueba' }),
  arriveAtVisit: theirs(moment),
  finishVisit: arrived({ ...moment, report: '' }),
  missVisit: theirs({ ...moment, reason: 'De prueba' }),
  saveVisit: { at: fields, expect: bySite },
  changeVisits: {
    at: async (db, somebody) => ({
      selection: { kind: 'rows', ids: [await made(db, somebody)] },
      change: { kind: 'move', day },
    }),
    found: (body) => (body as { done: number }).done === 1,
  },
  previewVisitDay: {
    at: async (db, somebody) => {
      const id = await made(db, somebody);
      await db.update(visit).set({ state: 'draft', day: '2031-01-02' }).where(eq(visit.id, id));
      return { day: '2031-01-02', siteId: somebody.siteId };
    },
    expect: bySite,
  },
} satisfies Partial<Record<AccionKey, Aim>>;
