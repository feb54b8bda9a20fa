import type { AccionKey } from '@contract/registry';
import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Db } from '../../../server/db/Db';
import { visitFile } from '../../../server/db/schema/visitEvidence';
import { visit, visitPurpose, visitSeries } from '../../../server/db/schema/visits';
import type { Aim, Fields, Somebody } from './aim';
import { bringFile } from './bringFile';
import { bySite } from './byScope';

/** Stale everywhere: whoever reaches the visit hears of the conflict, and nothing changes. */
const version = 999_999;
const moment = { claimedAt: '2026-11-23T12:00:00.000Z', clockOffset: 0 };
const day = '2030-01-02';

const monthly = {
  ...{ kind: 'monthEnd' as const, every: 1, weekdays: [], monthDay: 1, nth: 1, weekday: 1 },
  ...{ until: null, times: 1 },
};

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

/** A visit of theirs that goes on. */
async function begun(db: Db, somebody: Somebody): Promise<number> {
  const id = await made(db, somebody);
  const at = { state: 'arrived' as const, arrival: 'unknown' as const };
  await db
    .update(visit)
    .set({ ...at, arrivedAt: new Date(moment.claimedAt) })
    .where(eq(visit.id, id));
  return id;
}

const arrived = (input: Fields): Aim => ({
  at: async (db, somebody) => ({ id: await begun(db, somebody), ...input }),
});

const picture = { hash: '9'.repeat(64), mime: 'image/png', purpose: 'visit' };

/** A photo of a visit of theirs that goes on. */
async function withPhoto(db: Db, somebody: Somebody): Promise<Fields> {
  const id = await begun(db, somebody);
  const hash = await bringFile(db, somebody.accountId, picture);
  const [file] = await db
    .insert(visitFile)
    .values({
      ...{ visitId: id, kind: 'photo', hash, name: 'foto.png' },
      ...{ takenAt: new Date(moment.claimedAt), createdBy: somebody.accountId },
    })
    .returning({ id: visitFile.id });
  return { id, fileId: file?.id };
}

let daysTaken = 0;

/** Makes a visit of theirs on a day that has no other one, and asks about that day at their site. */
async function freeDay(db: Db, somebody: Somebody, state: 'draft' | 'planned'): Promise<Fields> {
  const id = await made(db, somebody);
  daysTaken += 1;
  const free = DateTime.fromISO('2031-01-01').plus({ days: daysTaken }).toISODate() ?? '';
  await db.update(visit).set({ state, day: free }).where(eq(visit.id, id));
  return { day: free, siteId: somebody.siteId };
}

/** Makes a visit of theirs on a free day, and asks for their order of that day. */
async function ownDay(db: Db, somebody: Somebody): Promise<Fields> {
  const { day: free } = await freeDay(db, somebody, 'planned');
  return { personId: somebody.personId, day: free };
}

const fields = async (db: Db, { siteId }: Somebody) => ({
  ...{ day, fromTime: '09:00', toTime: '10:00', minutes: 30, radius: 150 },
  ...{ siteId, place: 'De prueba', purposeId: await purposeIn(db) },
});

/** A repetition of theirs that goes on. */
async function repeating(db: Db, { personId, siteId }: Somebody): Promise<number> {
  const [row] = await db
    .insert(visitSeries)
    .values({
      ...{ startDay: day, lastDay: day, fromTime: '09:00', toTime: '10:00', minutes: 30 },
      ...{ repeat: monthly, onHoliday: 'make', onLeave: 'make', choices: [], radius: 150 },
      ...{ personId, siteId, place: 'De prueba', purposeId: await purposeIn(db) },
    })
    .returning({ id: visitSeries.id });
  return row?.id ?? 0;
}

const seriesOf = (input: Fields = {}): Aim => ({
  at: async (db, somebody) => ({ id: await repeating(db, somebody), ...input }),
});

/** A series of theirs as a form sends it again. */
const seriesFields = async (db: Db, somebody: Somebody) => {
  const { day: startDay, ...each } = await fields(db, somebody);
  return { ...each, startDay, repeat: monthly, onHoliday: 'make', onLeave: 'make', choices: [] };
};

export const visitAims = {
  getVisit: theirs(),
  cancelVisit: theirs({ version, reason: 'De prueba' }),
  arriveAtVisit: theirs(moment),
  finishVisit: arrived({ ...moment, report: '' }),
  removeVisitFile: { at: withPhoto },
  undoArrival: arrived({ version }),
  mailVisitAct: theirs(),
  missVisit: theirs({ ...moment, reason: 'De prueba' }),
  saveVisit: { at: fields, expect: bySite },
  getVisitSeries: seriesOf(),
  endVisitSeries: seriesOf({ version, reason: 'De prueba' }),
  previewVisitSeries: {
    at: async (db, somebody) => ({
      ...(await seriesFields(db, somebody)),
      id: await repeating(db, somebody),
    }),
  },
  saveVisitSeries: { at: seriesFields, expect: bySite },
  changeVisits: {
    at: async (db, somebody) => ({
      selection: { kind: 'rows', ids: [await made(db, somebody)] },
      change: { kind: 'move', day },
    }),
    found: (body) => (body as { done: number }).done === 1,
  },
  previewVisitDay: {
    at: (db, somebody) => freeDay(db, somebody, 'draft'),
    found: (body) => (body as { visits: number }).visits === 1,
  },
  getVisitOrder: { at: (db, somebody) => ownDay(db, somebody) },
  orderVisitDay: {
    at: async (db, somebody) => ({
      ...(await ownDay(db, somebody)),
      mark: '',
      how: 'hand',
      stops: [],
    }),
  },
  dropVisitOrder: {
    at: async (db, somebody) => ({ ...(await ownDay(db, somebody)), mark: '' }),
  },
  getVisitMap: {
    at: (db, somebody) => freeDay(db, somebody, 'planned'),
    found: (body) => (body as { total: number }).total === 1,
  },
} satisfies Partial<Record<AccionKey, Aim>>;
