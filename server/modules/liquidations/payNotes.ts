import type { OutputOf } from '@contract/core/accion';
import { addPayNote, listPayNotes, settlePayNote } from '@contract/liquidations/payNoteAcciones';
import { and, countDistinct, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { payNote } from '../../db/schema/payNotes';
import { payRunPerson } from '../../db/schema/payRuns';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { authorRefs } from '../../engine/people/authorRef';

type Note = OutputOf<typeof addPayNote>;

/** More than anybody reads; those that are settled go first. */
const MOST = 50;

async function notesWhere(db: Db, where: SQL | undefined): Promise<Note[]> {
  const rows = await db
    .select()
    .from(payNote)
    .where(where)
    .orderBy(sql`${payNote.settledAt} is not null`, desc(payNote.id))
    .limit(MOST);
  const people = await authorRefs(
    db,
    rows.flatMap(({ authorId, settledBy }) => [authorId, settledBy ?? authorId]),
  );
  return rows.map(({ id, text, authorId, createdAt, settledBy, settledAt }) => ({
    id,
    text,
    author: people.get(authorId) ?? null,
    createdAt: createdAt.toISOString(),
    settledBy: settledBy === null ? null : (people.get(settledBy) ?? null),
    settledAt: settledAt?.toISOString() ?? null,
  }));
}

/** How many of a run have something that nobody settled yet. */
export async function peopleWithNotes(db: Db, runId: number): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(payNote.personId) })
    .from(payNote)
    .innerJoin(
      payRunPerson,
      and(eq(payRunPerson.personId, payNote.personId), eq(payRunPerson.runId, runId)),
    )
    .where(isNull(payNote.settledAt));
  return row?.people ?? 0;
}

async function told({ db, emit }: Context, id: number): Promise<Note> {
  const [note] = await notesWhere(db, eq(payNote.id, id));
  if (!note) throw notFound('Esa nota ya no está.');
  await emit([{ type: 'PayNote', id: 'LIST' }], {
    kind: 'everyone',
    permission: 'LIQUIDATION.SHOW',
  });
  return note;
}

export const listPayNotesHandler = implement(listPayNotes, async ({ personId }, { db }) => {
  return { rows: await notesWhere(db, eq(payNote.personId, personId)) };
});

export const addPayNoteHandler = implement(addPayNote, async ({ personId, text }, context) => {
  const { db, viewer } = context;
  const [whose] = await db.select({ id: person.id }).from(person).where(eq(person.id, personId));
  if (!whose) throw notFound('Esa persona no existe o no está a tu alcance.');
  const [row] = await db
    .insert(payNote)
    .values({ personId, text, authorId: viewer.accountId })
    .returning({ id: payNote.id });
  if (!row) throw new Error('a note was not stored');
  await context.audit({ entity: 'payNote', entityId: row.id, after: { personId } });
  return told(context, row.id);
});

/** The first of two who settle it at once does so; the other is told who it was. */
export const settlePayNoteHandler = implement(settlePayNote, async ({ id }, context) => {
  const { db, viewer } = context;
  const [row] = await db
    .update(payNote)
    .set({ settledBy: viewer.accountId, settledAt: sql`anden_now()` })
    .where(and(eq(payNote.id, id), isNull(payNote.settledAt)))
    .returning({ personId: payNote.personId });
  if (!row) {
    const [before] = await notesWhere(db, eq(payNote.id, id));
    if (!before) throw notFound('Esa nota ya no está.');
    throw conflict(`Ya la resolvió ${before.settledBy?.name ?? 'otra persona'}.`);
  }
  await context.audit({ entity: 'payNote', entityId: id, after: { personId: row.personId } });
  return told(context, id);
});
