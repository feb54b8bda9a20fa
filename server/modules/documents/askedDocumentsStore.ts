import type { AskedDocument } from '@contract/documents/documentRequest';
import { eq } from 'drizzle-orm';
import { documentRequestItem } from '../../db/schema/documents';
import { forbidden } from '../../engine/http/fault';
import { defineChanges } from '../../engine/store/defineChanges';
import { noAsked, presentAsked } from './presentAsked';
import { tellDocument } from './tellDocument';

type Asked = typeof documentRequestItem.$inferSelect;
type AskedAction = 'deliver' | 'decide' | 'remind';

interface FoundAsked {
  asked: Asked;
  shown: AskedDocument;
}

const refusals: Record<AskedAction, string> = {
  deliver: 'Eso ya está entregado o dejaron de pedirlo.',
  decide: 'No hay nada entregado para decidir.',
  remind: 'No falta que lo entregue.',
};

function actionsOn(state: Asked['state'], mayDecide: boolean): readonly AskedAction[] {
  if (state === 'requested' || state === 'rejected') return ['deliver', 'remind'];
  return mayDecide ? ['decide'] : [];
}

/** The only way in which what was asked of one person changes. */
export const askedDocumentsStore = defineChanges({
  table: documentRequestItem,
  entity: 'documentRequestItem',
  missing: noAsked,
  async lock(asking, id): Promise<FoundAsked | undefined> {
    const [asked] = await asking.db
      .select()
      .from(documentRequestItem)
      .where(eq(documentRequestItem.id, id))
      .for('update');
    return asked && { asked, shown: await presentAsked(asking, id) };
  },
  row: (found) => found.asked,
  present: presentAsked,
  actions: (_asking, { asked, shown }) => actionsOn(asked.state, shown.mayDecide),
  refusal: ({ asked }, action) =>
    action === 'decide' && asked.state === 'delivered'
      ? forbidden('Lo que entregaste vos lo decide otra persona.')
      : refusals[action],
  tell: (ends, { personId }) => tellDocument(ends, personId),
});
