import { randomUUID } from 'node:crypto';
import { monthWords } from '@contract/core/rangeText';
import { exportPay } from '@contract/hours/payAcciones';
import { between, eq, sql } from 'drizzle-orm';
import { hourMark } from '../../db/schema/hours';
import { payMapping } from '../../db/schema/payMapping';
import { implement } from '../../engine/acciones/implement';
import { exportUrl } from '../../engine/exports/exportFolder';
import { notFound } from '../../engine/http/fault';
import { monthSpan } from './monthSpan';
import { findMapping } from './payMappings';

/** A task makes the file when there are more people, or more days to reckon first. */
const MOST_AT_ONCE = 1000;
const MOST_MARKS = 400;

/** "Sueldos Rosario octubre de 2026.csv". */
const fileName = (siteName: string, month: string, format: string) =>
  `Sueldos ${siteName} ${monthWords(month).toLowerCase()}.${format}`;

export const exportPayHandler = implement(
  exportPay,
  async ({ mappingId, ...at }, context) => {
    const { services, viewer, address } = context;
    const { db } = services.database;
    const mapping = await findMapping(db, mappingId);
    if (!mapping) throw notFound('Ese formato ya no está.');
    const { payWithin } = await import('./payWithin');
    const { refuseHidden, writePay } = await import('./writePay');
    const pay = await payWithin(context, at);
    refuseHidden(pay, mapping, viewer);
    const { from, to } = monthSpan(at.month);
    const marks = await db
      .select({ id: hourMark.id })
      .from(hourMark)
      .where(between(hourMark.day, from, to))
      .limit(MOST_MARKS + 1);
    const name = fileName(pay.siteName, at.month, mapping.format);
    await db
      .update(payMapping)
      .set({ usedAt: sql`anden_now()` })
      .where(eq(payMapping.id, mappingId));
    const asked = { ...at, mappingId, name, address };
    if (pay.people.length <= MOST_AT_ONCE && marks.length <= MOST_MARKS) {
      const id = randomUUID();
      await writePay(services, viewer, asked, id);
      return { url: exportUrl(id), name };
    }
    await services.jobs.request(db, {
      kind: 'pay-export',
      title: `Exportar para sueldos ${pay.siteName}, ${monthWords(at.month).toLowerCase()}`,
      accountId: viewer.accountId,
      payload: asked,
    });
    await services.jobs.flush();
    return { url: null, name };
  },
  // The days are reckoned and the file is written before anything is held.
  { transaction: false },
);
