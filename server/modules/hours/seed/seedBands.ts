import type { DateTime } from 'luxon';
import { band } from '../../../db/schema/hourBands';
import { payMapping } from '../../../db/schema/payMapping';
import type { Demo } from '../../../engine/seed/demo';
import { nowIn } from '../../../engine/time/nowIn';

/** Two bands from months that are open, and the file of a program that pays. */
export async function seedBands({ db, areas }: Demo): Promise<void> {
  const thisMonth = nowIn().startOf('month');
  const day = (date: DateTime) => date.toISODate() ?? '';
  const rosario = areas.find(({ siteName }) => siteName.includes('Rosario'));
  if (!rosario) return;
  const bands = await db
    .insert(band)
    .values([
      {
        name: 'Noche de fin de semana',
        code: 'NFDS',
        siteId: rosario.siteId,
        weekdays: [5, 6, 7],
        startsAt: '22:00',
        endsAt: '06:00',
        multiplier: '1.25',
        // Its month before that is closed already.
        fromDay: day(thisMonth.minus({ months: 1 })),
        toDay: day(thisMonth.plus({ months: 5 }).endOf('month')),
      },
      {
        name: 'Feriado nocturno',
        code: 'FERN',
        weekdays: [],
        onHolidays: 'also',
        startsAt: '21:00',
        endsAt: '06:00',
        multiplier: '1.50',
        fromDay: day(thisMonth),
      },
    ])
    .returning({ id: band.id, name: band.name });
  const columns = [
    { key: 'docket', header: 'LEGAJO' },
    { key: 'cuil', header: 'CUIL' },
    { key: 'name', header: 'APELLIDO_NOMBRE' },
    { key: 'hours.days', header: 'DIAS_TRAB' },
    { key: 'hours.worked', header: 'HS_TRAB' },
    { key: 'hours.night', header: 'HS_NOCT' },
    { key: 'hours.extra50', header: 'HS_50' },
    { key: 'hours.extra100', header: 'HS_100' },
    ...bands.map(({ id, name }) => ({
      key: `band.${id}`,
      header: `HS_${name.toUpperCase().replaceAll(' ', '_')}`,
    })),
    { key: 'leave.VAC', header: 'DIAS_VAC' },
    { key: 'adjustment.worked', header: 'AJUSTE_HS' },
  ];
  await db.insert(payMapping).values({
    name: 'Liquidador mensual',
    format: 'csv',
    separator: 'semicolon',
    timeAs: 'decimal',
    decimalMark: 'comma',
    columns,
  });
}
