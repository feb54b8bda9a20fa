import { costItemField } from '@contract/liquidations/costItem';
import Big from 'big.js';
import { labourCost } from './labourCost';
import type { SlipLine } from './paySlip';
import type { SlipColumn, slipSheet } from './slipSheet';
import { figure } from './slipTexts';

const BAR = { x: 400, width: 147, height: 6 } as const;
const ROWS_HIGH = 140;

const columns: readonly SlipColumn[] = [
  { label: 'Ítem', x: 48, width: 112, align: 'left' },
  { label: 'Empleador', x: 162, width: 68, align: 'right' },
  { label: 'Trabajador', x: 232, width: 68, align: 'right' },
  { label: 'Total', x: 302, width: 58, align: 'right' },
  { label: '%', x: 362, width: 32, align: 'right' },
];

/** A part of the whole with one decimal; a cost of nothing has no parts. */
const percentOf = (part: string, whole: string): Big =>
  new Big(whole).eq(0) ? new Big(0) : new Big(part).times(100).div(whole);

/** Draws the whole cost by item: a table, and beside each row a bar as long as its part. */
export function drawCostSummary(
  sheet: ReturnType<typeof slipSheet>,
  lines: readonly SlipLine[],
): void {
  const { items, kept, total } = labourCost(lines);
  const { labels } = costItemField;
  sheet.keep(ROWS_HIGH);
  sheet.title('Resumen del costo laboral', columns);
  const row = (name: string, employer: string, worker: string, sum: string) => {
    const percent = percentOf(sum, total);
    const share = percent.lt(0) ? 0 : Math.min(percent.toNumber(), 100) / 100;
    if (share > 0) sheet.paper.fill(BAR.x, sheet.at() + 1, BAR.width * share, BAR.height, 0.45);
    sheet.row([name, employer, worker, figure(sum), percent.toFixed(1).replace('.', ',')]);
  };
  row('Neto por el trabajo', '', figure(kept), kept);
  for (const { item, employer, worker, sum } of items) {
    row(labels[item], figure(employer), figure(worker), sum);
  }
  sheet.total(['Costo laboral total', '', '', figure(total), '100,0']);
}
