import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { referralOpening } from '../../db/schema/referrals';
import { conflict, notFound } from '../../engine/http/fault';
import { findOpening } from './openingQueries';

/** The opening, if somebody may still be referred to it. */
export async function requireReceiving(db: Db, id: number) {
  const opening = await findOpening(db, eq(referralOpening.id, id));
  if (!opening) throw notFound('Esa búsqueda ya no existe.');
  if (!opening.receives) throw conflict('Esa búsqueda ya no recibe postulaciones.');
  return opening;
}
