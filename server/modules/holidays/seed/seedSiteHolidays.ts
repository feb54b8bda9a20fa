import type { Db } from '../../../db/Db';
import { siteHoliday } from '../../../db/schema/settings';
import type { DemoArea } from '../../../engine/seed/demo';
import { nowIn } from '../../../engine/time/nowIn';

/** The days that only one of the sites rests. */
export async function seedSiteHolidays(db: Db, areas: readonly DemoArea[]): Promise<void> {
  const year = nowIn().year;
  const of = (name: string) => areas.find((row) => row.siteName === name)?.siteId ?? 0;
  const days = [year, year + 1].flatMap((each) => [
    { siteId: of('Depósito Rosario'), day: `${each}-10-07`, name: 'Día de la Virgen del Rosario' },
    {
      siteId: of('Depósito Córdoba'),
      day: `${each}-07-06`,
      name: 'Aniversario de la fundación de Córdoba',
    },
  ]);
  await db.insert(siteHoliday).values(days);
}
