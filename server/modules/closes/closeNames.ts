import { getPeriod } from '@contract/closes/closeAcciones';
import { monthWords } from '@contract/core/rangeText';
import { eq, inArray } from 'drizzle-orm';
import { periodAdjustment, periodClose } from '../../db/schema/closes';
import { site } from '../../db/schema/organisation';
import { namedBy } from '../../engine/audit/namedBy';
import type { Naming } from '../../engine/audit/naming';

const words = { time: 'de horas', pay: 'de sueldos' };

/** "el cierre de horas de octubre de 2026, Casa central". */
export const closeName: Naming = {
  entity: 'periodClose',
  opens: getPeriod,
  async find(db, ids) {
    const rows = await db
      .select({ close: periodClose, siteName: site.name })
      .from(periodClose)
      .innerJoin(site, eq(site.id, periodClose.siteId))
      .where(inArray(periodClose.id, [...ids]));
    return rows.map(({ close: { id, month, ledger, siteId }, siteName }) => {
      const said = `${words[ledger]} de ${monthWords(month).toLowerCase()}, ${siteName}`;
      const name = `Cierre ${said}`;
      return { id, name, said, link: `/closes?mes=${month.slice(0, 7)}&sede=${siteId}` };
    });
  },
};

export const adjustmentName = namedBy({
  entity: 'periodAdjustment',
  table: periodAdjustment,
  person: periodAdjustment.personId,
  days: [periodAdjustment.day, periodAdjustment.day],
});
