import { exportPay } from '@contract/hours/payAcciones';
import type { payMapping } from '../../db/schema/payMapping';
import type { Services, Viewer } from '../../engine/acciones/context';
import { refuseBrokenSeals } from '../../engine/closes/refuseBrokenSeals';
import { writeFile } from '../../engine/exports/writeFile';
import { forbidden, notFound } from '../../engine/http/fault';
import { reachOf } from '../../engine/scope/reachOf';
import { csvTable } from '../../engine/tables/csvTable';
import { xlsxTable } from '../../engine/tables/xlsxTable';
import type { HoursForPay } from './hoursForPay';
import { monthSpan } from './monthSpan';
import type { PayAsked } from './payAsked';
import { findMapping } from './payMappings';
import { type PayTable, payTable } from './payTable';
import { payWithin } from './payWithin';
import { reckonPeriod } from './reckonPeriod';

type Mapping = typeof payMapping.$inferSelect;

/** A format may have columns that its next user may not take out: they are told which, and get none of it. */
export function refuseHidden(pay: HoursForPay, mapping: Mapping, viewer: Viewer): PayTable {
  const table = payTable(pay, mapping, viewer);
  if (table.hidden.length === 0) return table;
  const headers = mapping.columns.flatMap(({ key, header }) =>
    table.hidden.includes(key) ? [header] : [],
  );
  throw forbidden(`Este formato lleva columnas que tu rol no ve: ${headers.join(', ')}.`);
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

const sourceOf = ({ format, separator, decimalMark }: Mapping, { columns, rows }: PayTable) => {
  const table = { name: 'Sueldos', columns, batches: once(rows) };
  if (format === 'xlsx') return xlsxTable(table);
  return csvTable(table, {
    separator: separator === 'comma' ? ',' : ';',
    decimalMark: decimalMark === 'comma' ? ',' : '.',
  });
};

/** Reckons what waits of the month, then writes its file, unless its closed hours are not what was closed. */
export async function writePay(
  services: Services,
  viewer: Viewer,
  { mappingId, siteId, month, name, address }: PayAsked,
  id: string,
): Promise<number> {
  const { db } = services.database;
  await reckonPeriod(db, { siteId, ...monthSpan(month) });
  await refuseBrokenSeals(db, month, siteId);
  const mapping = await findMapping(db, mappingId);
  if (!mapping) throw notFound('Ese formato ya no está.');
  const pay = await payWithin({ db, viewer, reach: reachOf(exportPay, viewer) }, { siteId, month });
  const table = refuseHidden(pay, mapping, viewer);
  const { format, columns } = mapping;
  const told = { siteId, month, mappingId, format, columns, people: pay.people.length };
  await writeFile(
    services,
    { accountId: viewer.accountId, address },
    {
      ...{ id, name, format, told },
      source: sourceOf(mapping, table),
      madeBy: exportPay.name,
      entity: 'payExport',
    },
  );
  return pay.people.length;
}
