import { saveVisit } from '@contract/visits/visitAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { presentStoredVisit } from './presentVisit';
import { tellChange } from './tellVisitor';
import { requireFit } from './visitFit';
import { outOfTurn } from './visitOrder';
import { visitStore } from './visitStore';

export const saveVisitHandler = implement(saveVisit, async ({ id, version, ...input }, context) => {
  const { db, viewer } = context;
  const { day } = input;
  if (id === undefined) {
    const { checklist } = await requireFit(context, input, { day, before: null, field: 'day' });
    const columns = { ...input, checklist, createdBy: viewer.accountId };
    const made = await visitStore.create(context, columns, {});
    return presentStoredVisit(db, viewer, made.id);
  }
  const before = await visitStore.hold(context, { id, ...(version ? { version } : {}) }, 'correct');
  const purpose = await requireFit(context, input, { day, before: before.day, field: 'day' });
  if (before.state !== 'draft' && input.personId === null) {
    throw invalid({ personId: 'Ya se publicó: dásela a otra persona, o cancelala.' });
  }
  // The questions stay as they were planned, unless the visit is for another purpose now.
  const { checklist } = input.purposeId === before.purposeId ? before : purpose;
  const elsewhere = day !== before.day || input.personId !== before.personId;
  const columns = { ...input, checklist, ...(elsewhere ? outOfTurn : {}) };
  const after = await visitStore.write(context, before, columns, {});
  await tellChange(context, before, after);
  return presentStoredVisit(db, viewer, id);
});
