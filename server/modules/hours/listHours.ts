import type { InputOf } from '@contract/core/accion';
import { listHourDays, listHourTotals } from '@contract/hours/hourAcciones';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { addDays, type Day } from '../../engine/time/days';
import { extraTimes } from './extraTimes';
import { freshHours } from './freshHours';
import { hourDays, toHourRow } from './hourDays';
import type { Span } from './hourFacts';
import { hourTotals, toHourTotal } from './hourTotals';
import { overtimeCaps } from './overtimeCaps';

interface Filtered {
  filters: readonly { field: string; operator: string; value: unknown }[];
}

/** The days that a list was narrowed to; a period may be as long as a month. */
function daysAsked({ filters }: Filtered, field: string): Span | null {
  const found = filters.find((filter) => filter.field === field);
  const days = [found?.value].flat().filter(isNear);
  const [first, last = first] = days;
  return first && last ? { from: first, to: addDays(last, field === 'fromDay' ? 31 : 0) } : null;
}

/** There are no hours in other centuries, whatever is asked. */
const isNear = (value: unknown): value is Day =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** The people that a list was narrowed to. */
function peopleAsked({ filters }: Filtered): number[] | undefined {
  const found = filters.find(({ field, operator }) => field === 'personId' && operator !== 'not');
  const ids = [found?.value].flat().filter((value) => typeof value === 'number');
  return ids.length > 0 ? ids : undefined;
}

/** The days that a list shows are reckoned first. */
async function freshen(context: Context, asked: Filtered, field: string): Promise<void> {
  const span = daysAsked(asked, field);
  if (span) await freshHours(context, span, peopleAsked(asked));
}

export const listHourTotalsHandler = implement(listHourTotals, async (input, context) => {
  await freshen(context, input, 'fromDay');
  const { rows, ...counted } = await runList(hourTotals, context, input);
  const overCaps = await overtimeCaps(context.db, rows, ({ fromDay }) => fromDay);
  return { ...counted, rows: rows.map((row) => toHourTotal(row, overCaps(row))) };
});

/** A list of overtime that waits begins with the asker's own people, unless another order was asked for. */
function ownFirst(input: InputOf<typeof listHourDays>, { viewer }: Context) {
  const waits = input.filters.some(
    ({ field, value }) => field === 'overtime' && [value].flat().includes('waiting'),
  );
  if (!waits || input.sort.length > 0 || viewer.personId === null) return input;
  const sort: typeof input.sort = [
    { field: 'mine', direction: 'desc' },
    { field: 'day', direction: 'desc' },
    { field: 'personName', direction: 'asc' },
  ];
  return { ...input, sort };
}

export const listHourDaysHandler = implement(listHourDays, async (input, context) => {
  await freshen(context, input, 'day');
  const { rows, ...counted } = await runList(hourDays, context, ownFirst(input, context));
  const extra = rows.filter(({ overtime }) => overtime !== 'none');
  const overCaps = await overtimeCaps(context.db, extra, ({ day }) => day);
  const said = (row: (typeof rows)[number]) => (row.overtime === 'none' ? [] : overCaps(row));
  const timesOf = await extraTimes(context.db, extra);
  return {
    ...counted,
    rows: rows.map((row) =>
      toHourRow(row, { overCaps: said(row), times: timesOf(row.personId, row.day) }),
    ),
  };
});
