import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { documentRequest, documentRequestItem, documentType } from '../../db/schema/documents';
import { defineChanges } from '../../engine/store/defineChanges';
import { noAsked } from './presentAsked';
import { tellDocument } from './tellDocument';

const item = documentRequestItem;

const askedIn = async (db: Db, requestId: number) => {
  const rows = await db
    .select({ personId: item.personId })
    .from(item)
    .where(eq(item.requestId, requestId));
  return rows.map(({ personId }) => personId);
};

/** The people who still have to bring it, locked so that nobody brings it meanwhile. */
async function owingIn(db: Db, requestId: number): Promise<number[]> {
  const rows = await db
    .select({ personId: item.personId })
    .from(item)
    .where(and(eq(item.requestId, requestId), anyOf(item.state, ['requested', 'rejected'])))
    .orderBy(item.id)
    .for('update');
  return rows.map(({ personId }) => personId);
}

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
    return found && { ...found, owing: await owingIn(db, id) };
  },
  row: ({ request }) => request,
  present: async ({ db }, id) =>
    (await db.select().from(documentRequest).where(eq(documentRequest.id, id))).at(0),
  actions: (_asking, { owing }): readonly 'cancel'[] => (owing.length > 0 ? ['cancel'] : []),
  refusal: () => 'Ya no falta que nadie lo entregue.',
  tell: async (ends, { id }) => tellDocument(ends, await askedIn(ends.db, id)),
});
