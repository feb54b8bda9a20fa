import { isDeepStrictEqual } from 'node:util';
import type { OutputOf } from '@contract/core/accion';
import { counted } from '@contract/core/counted';
import {
  announceReferralOpening,
  type getReferralOpening,
} from '@contract/referrals/openingAcciones';
import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { referralOpening } from '../../db/schema/referrals';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { reachesSite } from '../../engine/scope/reachesSite';
import { type Day, dayText } from '../../engine/time/days';
import { retellOnWall, type ToldPost, takeOffWall, tellOnWall } from '../posts';
import { findOpening, noOpening } from './openingQueries';

type Opening = OutputOf<typeof getReferralOpening>;

/** The moment at which the last day of an opening is over where it is. */
async function endOf(db: Db, { siteId, until }: { siteId: number; until: Day }): Promise<Date> {
  const [place] = await db.select({ zone: site.zone }).from(site).where(eq(site.id, siteId));
  if (!place) throw new Error('an opening without site');
  return DateTime.fromISO(until, { zone: place.zone }).plus({ days: 1 }).toJSDate();
}

/** A post of the wall reads so; the bonus is told on the page of the opening alone, to those who may refer. */
async function wordsOf(db: Db, opening: Opening): Promise<ToldPost> {
  const { position, siteName, places, until, text } = opening;
  const where = `${siteName}. ${counted(places, 'lugar', 'lugares')}, hasta el ${dayText(until)}.`;
  return {
    title: `Buscamos: ${position}`.slice(0, 120),
    body: [where, text, 'Si conocés a alguien, abrí la búsqueda y compartila.'].join('\n\n'),
    expiresAt: await endOf(db, opening),
  };
}

/** Publishes that a place is open, once at a time: by two at once too. */
export const announceReferralOpeningHandler = implement(
  announceReferralOpening,
  async ({ id }, context) => {
    const { db, audit, emit } = context;
    const its = eq(referralOpening.id, id);
    const [before] = await db.select().from(referralOpening).where(its).for('update');
    const opening = before && (await findOpening(db, its));
    if (!opening || !(await reachesSite(context, opening.siteId))) throw notFound(noOpening);
    if (!opening.receives) throw conflict('Esa búsqueda ya no recibe postulaciones.');
    if (opening.postId !== null) throw conflict('Ya está en el muro.');
    const postId = await tellOnWall(context, {
      ...{ ...(await wordsOf(db, opening)), siteId: opening.siteId },
      link: { path: `/referrals/openings/${id}`, flag: 'REFERRALS' },
    });
    const version = opening.version + 1;
    await db.update(referralOpening).set({ postId, version }).where(its);
    await audit({ entity: 'referralOpening', entityId: id, after: { postId } });
    await emit([{ type: 'ReferralOpening', id: 'LIST' }], {
      kind: 'everyone',
      permission: 'REFERRALS',
    });
    return { ...opening, postId, version };
  },
);

/** The post of an opening follows it: it tells what is so now, and leaves the wall once the opening closes. */
export async function followOnWall(
  context: Context,
  before: Opening,
  after: Opening,
): Promise<Opening> {
  const { postId } = after;
  if (postId === null) return after;
  if (!after.open) {
    await takeOffWall(context, postId);
    return { ...after, postId: null };
  }
  const words = await wordsOf(context.db, after);
  if (!isDeepStrictEqual(words, await wordsOf(context.db, before))) {
    await retellOnWall(context, postId, words);
  }
  return after;
}
