import { eq } from 'drizzle-orm';
import { document, documentType, documentVersion } from '../../db/schema/documents';
import { person } from '../../db/schema/organisation';
import { envelope } from '../../db/schema/signing';
import type { Context } from '../../engine/acciones/context';
import { worksToday } from '../../engine/people/worksToday';
import { addDays } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { beginSending, writeEnvelopeParts } from '../signed';
import { isLastVersion } from './isLastVersion';

const DAYS = 15;
const REMIND_EVERY = 3;

/** The last version of a paper with its type and whose it is. */
export async function lastVersionOf({ db }: Pick<Context, 'db'>, documentId: number) {
  const [row] = await db
    .select({ document, type: documentType, version: documentVersion, person, works: worksToday })
    .from(document)
    .innerJoin(documentType, eq(documentType.id, document.typeId))
    .innerJoin(documentVersion, isLastVersion)
    .innerJoin(person, eq(person.id, document.personId))
    .where(eq(document.id, documentId));
  if (!row) throw new Error('a document lost its last version');
  return row;
}

/** A paper of a type that is signed goes to its person, each version once. Its content was looked at. */
export async function askSignature(context: Context, documentId: number): Promise<void> {
  const { db, viewer } = context;
  const {
    document: paper,
    type,
    version,
    person: owner,
    works,
  } = await lastVersionOf(context, documentId);
  // People who left sign nothing here any more.
  if (!type.signs || !works) return;
  if ((await db.$count(envelope, eq(envelope.documentVersionId, version.id))) > 0) return;
  const title = paper.title === type.name ? type.name : `${type.name}: ${paper.title}`;
  // The audit keeps its sending, a line below: before that nobody could see it.
  const [row] = await db
    .insert(envelope)
    .values({
      title: title.slice(0, 120),
      message: `Está en tu legajo, en ${type.folder}.`,
      way: 'each',
      dueOn: addDays(await todayAt(db, owner.siteId), DAYS),
      remindEvery: REMIND_EVERY,
      authorId: viewer.accountId,
      documentVersionId: version.id,
    })
    .returning();
  if (!row) throw new Error('an envelope was not stored');
  const file = { file: version.fileHash, name: version.fileName, places: [] };
  await writeEnvelopeParts(db, row.id, [file], [owner.id]);
  await beginSending(context, row);
}
