import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import {
  document,
  documentRequest,
  documentRequestItem,
  documentType,
} from '../../../db/schema/documents';
import type { DemoPerson } from '../../../engine/seed/demo';
import { isoDay, workday } from '../../../seed/workday';

const TYPE = 'Constancia de CUIL';
/** Behind those with a well known name, so that what they owe is what each of them is asked in the demo. */
const FIRST = 20;
const ASKED = 14;
const states = ['requested', 'delivered', 'accepted', 'requested'] as const;

/** A request on its way: some brought the paper, of some it was accepted, some owe it. */
export async function seedDocumentRequest(
  db: Db,
  people: readonly DemoPerson[],
  authorId: number,
): Promise<void> {
  const [type] = await db.select().from(documentType).where(eq(documentType.name, TYPE));
  if (!type) return;
  const asked = people.slice(FIRST, FIRST + ASKED).map(({ id }) => id);
  const papers = await db
    .select({ id: document.id, personId: document.personId })
    .from(document)
    .where(and(eq(document.typeId, type.id), anyOf(document.personId, asked)));
  const paperOf = new Map(papers.map(({ id, personId }) => [personId, id]));
  const values = {
    typeId: type.id,
    note: 'La que baja de la página de ANSES, de este año.',
    dueOn: isoDay(workday(12)),
    authorId,
  };
  const [request] = await db.insert(documentRequest).values(values).returning();
  await db.insert(documentRequestItem).values(
    asked.map((personId, index) => {
      const state = states[index % states.length] ?? 'requested';
      const documentId = state === 'requested' ? null : (paperOf.get(personId) ?? null);
      return {
        requestId: request?.id ?? 0,
        typeId: type.id,
        personId,
        state: documentId === null ? ('requested' as const) : state,
        documentId,
      };
    }),
  );
}
