import { previewPay } from '@contract/hours/payAcciones';
import { implement } from '../../engine/acciones/implement';
import { freshHours } from './freshHours';
import { monthSpan } from './monthSpan';
import { requireOthers } from './payMappings';

const FIRST = 5;

export const previewPayHandler = implement(
  previewPay,
  async ({ siteId, month, keys, ...how }, context) => {
    const { viewer } = context;
    const written = { ...how, columns: keys.map((key) => ({ key, header: key })) };
    requireOthers(viewer);
    const { payWithin } = await import('./payWithin');
    const { cellText, offeredColumns, payTable } = await import('./payTable');
    await freshHours(context, monthSpan(month));
    const pay = await payWithin(context, { siteId, month });
    const { siteName, state, seal, people } = pay;
    const { columns, rows, missing, hidden } = payTable(
      pay,
      written,
      viewer,
      people.slice(0, FIRST),
    );
    return {
      siteName,
      state,
      seal,
      people: people.length,
      offered: offeredColumns(pay)
        .filter(({ sees }) => sees(viewer))
        .map(({ key, label, group }) => ({ key, label, group })),
      missing,
      hidden,
      rows: rows.map((row) =>
        row.map((cell, index) => cellText(cell, columns[index]?.kind ?? 'text', written)),
      ),
    };
  },
);
