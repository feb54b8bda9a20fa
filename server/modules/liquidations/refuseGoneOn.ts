import type { Db } from '../../db/Db';
import { conflict } from '../../engine/http/fault';
import { goneOnSince } from '../../engine/pay/settlePayItems';
import { namesOf } from '../../engine/people/namesOf';

const MOST_NAMED = 5;

/** Said before anybody has a slip that takes theirs back: published to some, a reversal could go neither on nor back. */
export async function refuseGoneOn(db: Db, reversesId: number): Promise<void> {
  const people = await goneOnSince(db, reversesId);
  if (people.length === 0) return;
  const names = [...(await namesOf(db, people)).values()].map(({ name }) => name).toSorted();
  const more = names.length > MOST_NAMED ? `, y ${names.length - MOST_NAMED} más` : '';
  throw conflict(
    `No se puede revertir: ya se devolvió una parte del préstamo que les pagó. ${names.slice(0, MOST_NAMED).join('; ')}${more}.`,
  );
}
