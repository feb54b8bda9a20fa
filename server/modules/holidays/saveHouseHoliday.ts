import { saveHouseHoliday } from '@contract/holidays/saveHouseHoliday';
import { and, eq, ne, sql } from 'drizzle-orm';
import { siteHoliday } from '../../db/schema/settings';
import { heldForSave } from '../../engine/acciones/heldForSave';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { yearOf } from '../../engine/time/days';
import { publicHolidays } from '../../engine/time/publicHolidays';
import { checkPlace } from '../admin/checkPlace';
import { findHouseHoliday, lockHouseHoliday } from './houseHolidayQueries';
import { requireWholeHouse } from './wholeHouse';

export const saveHouseHolidayHandler = implement(
  saveHouseHoliday,
  async ({ id, version, ...fields }, context) => {
    const { db, audit, emit } = context;
    requireWholeHouse(context);
    const kept = {
      lock: lockHouseHoliday,
      shown: findHouseHoliday,
      missing: 'Ese día ya no está.',
    };
    const before = await heldForSave(db, { id, version }, kept);
    const { day, siteId, worked } = fields;
    await checkPlace(db, { siteId });
    const ofCountry = publicHolidays(yearOf(day)).some(({ date }) => date === day);
    if (worked && !ofCountry) throw invalid({ day: 'Ese día no es feriado del país.' });
    if (!worked && ofCountry) throw invalid({ day: 'Ese día ya es feriado del país.' });
    const twin = and(
      sql`coalesce(${siteHoliday.siteId}, 0) = ${siteId ?? 0}`,
      eq(siteHoliday.day, day),
      ne(siteHoliday.id, id ?? 0),
    );
    if ((await db.$count(siteHoliday, twin)) > 0) {
      throw invalid({ day: 'Ese día ya está cargado: corregí ese.' });
    }
    const [row] = before
      ? await db
          .update(siteHoliday)
          .set({ ...fields, version: before.version + 1 })
          .where(eq(siteHoliday.id, before.id))
          .returning()
      : await db.insert(siteHoliday).values(fields).returning();
    const saved = row && (await findHouseHoliday(db, row.id));
    if (!saved) throw new Error('a holiday vanished');
    await audit({ entity: 'holiday', entityId: saved.id, before, after: row });
    await emit([{ type: 'Holiday', id: 'LIST' }], { kind: 'everyone' });
    return saved;
  },
);
