import { hoursText } from '@contract/core/hoursText';
import { type HourFigure, hourFigureNames } from '@contract/hours/hourFigures';
import { hourRecord } from '@contract/hours/hourRecord';
import Chip from '@mui/material/Chip';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import type { HourRow, HourTotal } from '@/services/wms/generated/hours.gen';
import { extraSpans, punchedSpans, shiftSpans } from '../overtime/extrasText';

interface Places {
  sites: readonly Choice[];
  areas: readonly Choice[];
}

/** Figures that are looked at every day stand there; the rest is chosen. */
const shown: readonly HourFigure[] = [
  'expected',
  'worked',
  'late',
  'absent',
  'night',
  'extra50',
  'extra100',
  'onCall',
];
const onCards: readonly HourFigure[] = ['expected', 'worked', 'extra50', 'extra100'];
/** Nothing of them is an answer too. */
const always: readonly HourFigure[] = ['expected', 'worked'];

type Figures = Record<HourFigure, number>;

const figureColumn = (name: HourFigure): GridColumn<Figures> =>
  recordColumn(hourRecord, name, {
    render: (row: Figures) =>
      always.includes(name) ? hoursText(row[name]) : minutesText(row[name]),
    filter: false,
    width: 128,
    hidden: !shown.includes(name),
    ...(onCards.includes(name) ? { card: 'fact' } : {}),
  });

const minutesText = (minutes: number) => (minutes === 0 ? '' : hoursText(minutes));

const figureColumns = hourFigureNames.map(figureColumn);
const extras: readonly string[] = ['extra50', 'extra100'];
const isExtra = ({ key }: { key: string }) => extras.includes(key);

/** "NFDS 3:20 · FERN 2:00". */
const bandsText = ({ bands }: HourTotal): string =>
  bands.map(({ code, minutes }) => `${code} ${hoursText(minutes)}`).join(' · ');

/** Overtime that passes a limit of the law is seen where it is decided. */
const capsColumn: GridColumn<Pick<HourRow, 'overCaps'>> = {
  key: 'overCaps',
  label: 'Topes de extras',
  kind: 'text',
  sortable: false,
  filter: false,
  exported: false,
  value: ({ overCaps }) => overCaps.join(' · '),
  render: ({ overCaps }) =>
    overCaps.length > 0 ? (
      <Chip
        size="small"
        variant="outlined"
        color="warning"
        label={overCaps.join(' · ')}
        title={overCaps.join(' · ')}
      />
    ) : null,
  width: 300,
  card: 'status',
};

/** A figure that is being reckoned again says so. */
const waitingColumn: GridColumn<Pick<HourRow, 'waiting'>> = {
  key: 'waiting',
  label: 'Al día',
  kind: 'text',
  sortable: false,
  filter: false,
  exported: false,
  value: ({ waiting }) => (waiting ? 'Calculando' : ''),
  render: ({ waiting }) => (waiting ? <Chip size="small" label="Calculando" /> : null),
  width: 130,
  card: 'status',
};

/** The columns show what a week or a month of each person comes to. */
export const totalColumns = (
  { sites, areas }: Places,
  bands: readonly Choice[],
): GridColumn<HourTotal>[] => [
  personColumn,
  docketColumn({ hidden: true }),
  recordColumn(hourRecord, 'days', { filter: false, width: 90 }),
  ...figureColumns,
  recordColumn(hourRecord, 'granted', {
    render: (row: HourTotal) => minutesText(row.granted),
    filter: false,
    width: 150,
  }),
  capsColumn,
  {
    key: 'bands',
    label: 'Franjas',
    kind: 'choice',
    choices: bands,
    filter: 'bandId',
    sortable: false,
    value: bandsText,
    render: bandsText,
    width: 220,
    hidden: bands.length === 0,
  },
  waitingColumn,
  siteColumn(sites, { hidden: true }),
  areaColumn(areas, { width: 180 }),
];

const timesColumn = (
  key: string,
  label: string,
  text: (times: HourRow['times']) => string,
  width: number,
): GridColumn<HourRow> => ({
  key,
  label,
  kind: 'text',
  sortable: false,
  filter: false,
  exported: false,
  value: ({ times }) => text(times),
  width,
  card: 'detail',
});

/** The days of each person, with what was decided of their overtime. */
export const dayColumns = ({ sites, areas }: Places): GridColumn<HourRow>[] => [
  personColumn,
  docketColumn({ hidden: true }),
  recordColumn(hourRecord, 'day', { width: 140, card: 'detail' }),
  ...figureColumns.filter(isExtra),
  timesColumn('extraSpans', 'De cuándo a cuándo', extraSpans, 160),
  timesColumn('shiftSpans', 'Turno', shiftSpans, 220),
  timesColumn('punchedSpans', 'Fichadas', punchedSpans, 180),
  recordColumn(hourRecord, 'overtime', { width: 160, card: 'status' }),
  recordColumn(hourRecord, 'unfinished', {
    render: ({ unfinished }: HourRow) => (unfinished > 0 ? unfinished : ''),
    sortable: false,
    exported: false,
    hidden: true,
    width: 150,
  }),
  capsColumn,
  ...figureColumns.filter((column) => !isExtra(column)),
  siteColumn(sites, { hidden: true }),
  areaColumn(areas, { width: 180 }),
];
