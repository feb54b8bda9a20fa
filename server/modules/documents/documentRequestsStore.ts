import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { documentRequest, documentRequestItem, documentType } from '../../db/schema/documents';
import { defineChanges } from '../../engine/store/defineChanges';
import { noAsked } from './presentAsked';
import { tellDocument } from './tellDocument';

const itemsOf = (db: Db, requestId: number) =>
  db
    .select({ personId: documentRequestItem.personId, state: documentRequestItem.state })
    .from(documentRequestItem)
    .where(eq(documentRequestItem.requestId, requestId));

/** The only way in which what was asked of many changes; what each of them brings is a record of its own. */
export const documentRequestsStore = defineChanges({
  table: documentRequest,
  entity: 'documentRequest',
  missing: noAsked,
  async lock({ db }, id) {
    const [found] = await db
      .select({ request: documentRequest, typeName: documentType.name })
      .from(documentRequest)
      .innerJoin(documentType, eq(documentType.id, documentRequest.typeId))
      .where(eq(documentRequest.id, id))
      .for('update', { of: documentRequest });
    return found;
  },
  row: ({ request }) => request,
  present: async ({ db }, id) =>
    (await db.select().from(documentRequest).where(eq(documentRequest.id, id))).at(0),
  async actions({ db }, { request }): Promise<readonly 'cancel'[]> {
    const items = await itemsOf(db, request.id);
    const owed = items.some(({ state }) => state === 'requested' || state === 'rejected');
    return owed ? ['cancel'] : [];
  },
  refusal: () => 'Ya no falta que nadie lo entregue.',
  async tell(ends, { id }) {
    const people = await itemsOf(ends.db, id);
    await tellDocument(
      ends,
      people.map(({ personId }) => personId),
    );
  },
});
