import type { InputOf } from '@contract/core/accion';
import type { askNews } from '@contract/news/newsAcciones';
import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Db } from '../../db/Db';
import { newsType } from '../../db/schema/news';
import { person } from '../../db/schema/organisation';
import { invalid, notFound } from '../../engine/http/fault';
import { todayAt } from '../../engine/time/todayAt';
import { refuseClosedNews } from './newsPeriod';
import { newsFaults } from './newsRules';

export type NewsFields = Omit<InputOf<typeof askNews>, 'id' | 'version' | 'certificate'>;

const dueOn = (fromDay: string, days: number | null) =>
  days === null ? null : DateTime.fromISO(fromDay).plus({ days }).toISODate();

interface Checking {
  personId: number;
  /** Asked by the person: only what may be asked. */
  asked?: boolean;
  /** A type out of use stays where it was. */
  keptTypeId?: number;
}

/** Holds what is written against its type, the person's employment and the closed periods; answers what is stored. */
export async function checkNews(
  db: Db,
  { typeId, fromDay, toDay, part, quantity, note }: NewsFields,
  { personId, asked = false, keptTypeId }: Checking,
) {
  const [somebody] = await db.select().from(person).where(eq(person.id, personId));
  if (!somebody) throw notFound('Esa persona no existe o no está a tu alcance.');
  const [type] = await db.select().from(newsType).where(eq(newsType.id, typeId));
  if (!type || (!type.active && type.id !== keptTypeId) || (asked && !type.askable)) {
    throw invalid({ typeId: 'Ese tipo de novedad no se puede usar: elegí otro.' });
  }
  const today = await todayAt(db, somebody.siteId);
  const faults = newsFaults({ fromDay, toDay, part, quantity }, type.unit, { ...somebody, today });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await refuseClosedNews(db, somebody.id, type.unit, { fromDay, toDay });
  const { paidPercent, certificateDays } = type;
  const certificateDue = dueOn(fromDay, certificateDays);
  const row = { typeId, fromDay, toDay, part, quantity, note, paidPercent, certificateDue };
  return { row, type, person: somebody };
}
