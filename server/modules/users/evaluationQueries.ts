import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { evaluation } from '../../db/schema/evaluations';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { Viewer } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { administersPeople } from './evaluationReach';

const rowsOf = (db: Db) =>
  db
    .select({ row: evaluation, evaluator: account.displayName })
    .from(evaluation)
    .innerJoin(account, eq(account.id, evaluation.accountId));

type Found = Awaited<ReturnType<typeof rowsOf>>[number];

interface Asker {
  viewer: Viewer;
  evaluates: boolean;
}

/** Who wrote it corrects it; the administration may take out anybody's. */
const present = ({ viewer, evaluates }: Asker, { row, evaluator }: Found) => {
  const edits = evaluates && row.accountId === viewer.accountId;
  const { id, version, period, score, comment } = row;
  const deletes = edits || administersPeople(viewer);
  return { id, version, period, score, comment, evaluator, edits, deletes };
};

/** Newest first. */
export async function findEvaluations(db: Db, personId: number, asker: Asker) {
  const rows = await rowsOf(db)
    .where(eq(evaluation.personId, personId))
    .orderBy(desc(evaluation.period), desc(evaluation.id));
  return rows.map((row) => present(asker, row));
}

export async function evaluationRecord(db: Db, id: number, asker: Asker) {
  const [row] = await rowsOf(db).where(eq(evaluation.id, id));
  if (!row) throw new Error('an evaluation vanished');
  return present(asker, row);
}

/** An evaluation of this very person, held until the end of the transaction. */
export async function lockEvaluation(db: Db, personId: number, id: number) {
  const [row] = await db
    .select()
    .from(evaluation)
    .where(and(eq(evaluation.id, id), eq(evaluation.personId, personId)))
    .for('update');
  if (!row) throw notFound('Esa evaluación ya no está.');
  return row;
}

/** A figure that follows from others: no version of the person, whose form does not hold it. */
export async function keepRating(db: Db, personId: number): Promise<void> {
  const mean = db
    .select({ mean: sql`round(avg(${evaluation.score}), 2)` })
    .from(evaluation)
    .where(eq(evaluation.personId, personId));
  await db
    .update(person)
    .set({ rating: sql`(${mean})` })
    .where(eq(person.id, personId));
}
