import { counted } from '@contract/core/counted';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { isLostConnection } from '../../db/isLostConnection';
import { payRunPerson } from '../../db/schema/payRuns';
import { Fault } from '../../engine/http/fault';
import { namesOf } from '../../engine/people/namesOf';
import { Lost } from '../../engine/workshop/lost';
import type { Run } from './runRules';

const without = (runId: number) =>
  and(eq(payRunPerson.runId, runId), isNull(payRunPerson.receiptId));

export const countUnpublished = (db: Db, runId: number): Promise<number> =>
  db.$count(payRunPerson, without(runId));

/** These people have no slip yet; those who failed before come last, so that the others do not wait behind them. */
export async function unpublishedIds(db: Db, runId: number): Promise<number[]> {
  const rows = await db
    .select({ id: payRunPerson.id })
    .from(payRunPerson)
    .where(without(runId))
    .orderBy(sql`${payRunPerson.problem} <> ''`, asc(payRunPerson.id));
  return rows.map(({ id }) => id);
}

export async function unpublishedPeople(db: Db, runId: number): Promise<number[]> {
  const rows = await db
    .select({ personId: payRunPerson.personId })
    .from(payRunPerson)
    .where(without(runId))
    .orderBy(asc(payRunPerson.personId));
  return rows.map(({ personId }) => personId);
}

export async function peopleOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(payRunPerson)
    .where(anyOf(payRunPerson.id, [...ids]));
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export type PublishedPerson = Awaited<ReturnType<typeof peopleOf>>[number];

/** Such a fault is of the server and not of one person: the next one would fail too. */
export function failsAll(error: unknown): boolean {
  if (error instanceof Fault) return error.status >= 500;
  if (error instanceof Lost) return error.why === 'interrupted' || error.why === 'busy';
  return isLostConnection(error);
}

const reasonOf = (error: unknown): string =>
  error instanceof Fault ? error.message : 'No se pudo armar su recibo.';

const otherFlags = sql`array_remove(${payRunPerson.flags}, 'unpublished')`;

export async function keepUnpublished(db: Db, id: number, error: unknown): Promise<void> {
  await db
    .update(payRunPerson)
    .set({ problem: reasonOf(error), flags: sql`array_append(${otherFlags}, 'unpublished')` })
    .where(eq(payRunPerson.id, id));
}

/** They are to be looked at again: why no slip could be made is no longer what is wrong with them. */
export async function clearUnpublished(db: Db, runId: number): Promise<void> {
  await db
    .update(payRunPerson)
    .set({ problem: '', flags: otherFlags })
    .where(and(without(runId), sql`'unpublished' = any(${payRunPerson.flags})`));
}

export async function keepPublished(db: Db, id: number, receiptId: number): Promise<void> {
  await db
    .update(payRunPerson)
    .set({ receiptId, problem: '', flags: otherFlags })
    .where(eq(payRunPerson.id, id));
}

export const leftWords = (left: number): string =>
  `${left === 1 ? 'Falta' : 'Faltan'} ${counted(left, 'recibo', 'recibos')}: “Publicar” los da solo a quienes no tienen el suyo.`;

/** So many are named; the rest are counted, and found by their flag. */
const MOST_NAMED = 5;

/** A run that was published in part tells how many are left, and why. */
export async function publishedInPart(db: Db, { id, state, batchId }: Run): Promise<string[]> {
  if (state !== 'approved' || batchId === null) return [];
  const left = await countUnpublished(db, id);
  const failed = await db
    .select({ personId: payRunPerson.personId, problem: payRunPerson.problem })
    .from(payRunPerson)
    .where(and(without(id), sql`${payRunPerson.problem} <> ''`))
    .orderBy(asc(payRunPerson.id))
    .limit(MOST_NAMED);
  const names = await namesOf(
    db,
    failed.map(({ personId }) => personId),
  );
  return [
    leftWords(left),
    ...failed.map(({ personId, problem }) => `${names.get(personId)?.name ?? ''}: ${problem}`),
  ];
}
