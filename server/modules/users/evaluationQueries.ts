import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { evaluation } from '../../db/schema/evaluations';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { Context, Viewer } from '../../engine/acciones/context';
import { administersPeople, mayEvaluate } from './evaluationReach';

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

/** The author corrects an evaluation; the administration may take out any. */
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

/** This reads an evaluation as its reader sees it; the caller checked its person. */
export async function findEvaluation(context: Pick<Context, 'db' | 'viewer'>, id: number) {
  const { db, viewer } = context;
  const [found] = await rowsOf(db).where(eq(evaluation.id, id));
  if (!found) return undefined;
  const evaluates = await mayEvaluate(context, found.row.personId);
  return present({ viewer, evaluates }, found);
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
