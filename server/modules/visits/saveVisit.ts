import type { InputOf } from '@contract/core/accion';
import { saveVisit } from '@contract/visits/visitAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { visitPurpose } from '../../db/schema/visits';
import { customer } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { reachesSite } from '../../engine/scope/reachesSite';
import { withinSites } from '../../engine/scope/withinSites';
import { todayAt } from '../../engine/time/todayAt';
import { presentStoredVisit } from './presentVisit';
import { tellChange } from './tellVisitor';
import { outOfTurn } from './visitOrder';
import { CANNOT_VISIT, mayVisit } from './visitors';
import { visitStore } from './visitStore';

type Input = Omit<InputOf<typeof saveVisit>, 'id' | 'version'>;

export const saveVisitHandler = implement(saveVisit, async ({ id, version, ...input }, context) => {
  const { db, viewer } = context;
  if (id === undefined) {
    const { checklist } = await requireFit(context, input, null);
    const columns = { ...input, checklist, createdBy: viewer.accountId };
    const made = await visitStore.create(context, columns, {});
    return presentStoredVisit(db, viewer, made.id);
  }
  const before = await visitStore.hold(context, { id, ...(version ? { version } : {}) }, 'correct');
  const purpose = await requireFit(context, input, before.day);
  if (before.state !== 'draft' && input.personId === null) {
    throw invalid({ personId: 'Ya se publicó: dásela a otra persona, o cancelala.' });
  }
  // The questions stay as they were planned, unless the visit is for another purpose now.
  const { checklist } = input.purposeId === before.purposeId ? before : purpose;
  const elsewhere = input.day !== before.day || input.personId !== before.personId;
  const columns = { ...input, checklist, ...(elsewhere ? outOfTurn : {}) };
  const after = await visitStore.write(context, before, columns, {});
  await tellChange(context, before, after);
  return presentStoredVisit(db, viewer, id);
});

/** The purpose of a visit that may be planned like this; what does not fit is said beside its field. */
async function requireFit(context: Context, input: Input, before: string | null) {
  const { db, viewer, reach } = context;
  const { day, fromTime, toTime, siteId, personId, customerId, purposeId, latitude, longitude } =
    input;
  if (toTime <= fromTime)
    throw invalid({ toTime: 'Tiene que ser después de la hora en que empieza.' });
  if ((latitude === null) !== (longitude === null)) {
    throw invalid({ latitude: 'Poné las dos: latitud y longitud.' });
  }
  if (!(await reachesSite(context, siteId)))
    throw invalid({ siteId: 'Elegí una sede a tu alcance.' });
  if (day !== before && day < (await todayAt(db, siteId))) {
    throw invalid({ day: 'Elegí un día de hoy en adelante.' });
  }
  const [purpose] = await db
    .select({ checklist: visitPurpose.checklist })
    .from(visitPurpose)
    .where(eq(visitPurpose.id, purposeId));
  if (!purpose) throw invalid({ purposeId: 'Ese motivo ya no existe.' });
  if (customerId !== null) {
    const [found] = await db
      .select({ id: customer.id })
      .from(customer)
      .where(and(eq(customer.id, customerId), withinSites(reach, viewer, sql`${customer.siteId}`)));
    if (!found) throw invalid({ customerId: 'Ese cliente no existe o no está a tu alcance.' });
  }
  if (personId !== null && !(await mayVisit(context, personId))) {
    throw invalid({ personId: CANNOT_VISIT });
  }
  return purpose;
}
