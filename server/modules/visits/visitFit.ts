import type { RecordValues } from '@contract/core/record';
import type { visitRecord } from '@contract/visits/visit';
import { and, eq, sql } from 'drizzle-orm';
import { visitPurpose } from '../../db/schema/visits';
import { customer } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { invalid } from '../../engine/http/fault';
import { reachesSite } from '../../engine/scope/reachesSite';
import { withinSites } from '../../engine/scope/withinSites';
import { todayAt } from '../../engine/time/todayAt';
import { CANNOT_VISIT, mayVisit } from './visitors';

type Input = Omit<RecordValues<typeof visitRecord>, 'day'>;

interface When {
  day: string;
  /** The day that it had; null of a new one. */
  before: string | null;
  /** The field that says the day. */
  field: string;
}

/** The purpose of a visit that may be planned like this; what does not fit is said beside its field. */
export async function requireFit(context: Context, input: Input, { day, before, field }: When) {
  const { db, viewer, reach } = context;
  const { fromTime, toTime, siteId, personId, customerId, purposeId, latitude, longitude } = input;
  if (toTime <= fromTime)
    throw invalid({ toTime: 'Tiene que ser después de la hora en que empieza.' });
  if ((latitude === null) !== (longitude === null)) {
    throw invalid({ latitude: 'Poné las dos: latitud y longitud.' });
  }
  if (!(await reachesSite(context, siteId)))
    throw invalid({ siteId: 'Elegí una sede a tu alcance.' });
  if (day !== before && day < (await todayAt(db, siteId))) {
    throw invalid({ [field]: 'Elegí un día de hoy en adelante.' });
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
