import { moneyText } from '@contract/core/moneyText';
import { payFlagNames, payFlags, payRunPersonRecord } from '@contract/liquidations/payRunPerson';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import type { Places } from '@/components/references/usePlaces';
import type { PayRunPerson } from '@/services/wms/generated/liquidations.gen';

type Amount =
  | 'remunerative'
  | 'nonRemunerative'
  | 'deductions'
  | 'employer'
  | 'net'
  | 'previousNet'
  | 'change';

const amount = (name: Amount, own: Partial<GridColumn<PayRunPerson>> = {}) =>
  recordColumn(payRunPersonRecord, name, {
    render: (row: PayRunPerson) => (row[name] === null ? '' : moneyText(row[name])),
    filter: false,
    width: 150,
    ...own,
  });

interface PayFlagsProps {
  flags: PayRunPerson['flags'];
  /** Left out: all of them. */
  most?: number;
}

/** Why somebody is worth a look, each in its tone; what has no room is counted. */
export function PayFlags({ flags, most = flags.length }: PayFlagsProps) {
  const rest = flags.slice(most).map((flag) => payFlags[flag][0]);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {flags.slice(0, most).map((flag) => (
        <Chip
          key={flag}
          size="small"
          variant="outlined"
          label={payFlags[flag][0]}
          color={payFlags[flag][1]}
        />
      ))}
      {rest.length > 0 ? (
        <Chip
          size="small"
          variant="outlined"
          label={`+${rest.length}`}
          title={rest.join(', ')}
          aria-label={rest.join(', ')}
        />
      ) : null}
    </Box>
  );
}

/** Each person with their totals, against the run before. */
export const runPeopleColumns = ({ sites, areas }: Places): GridColumn<PayRunPerson>[] => [
  personColumn,
  docketColumn(),
  amount('net', { filter: undefined, card: 'fact' }),
  amount('change', { filter: undefined }),
  {
    key: 'flag',
    label: 'A mirar',
    kind: 'choice',
    choices: payFlagNames.map((flag) => ({ value: flag, label: payFlags[flag][0] })),
    sortable: false,
    value: ({ flags }) => flags.map((flag) => payFlags[flag][0]).join(', '),
    render: ({ flags }) => <PayFlags flags={flags} most={1} />,
    width: 220,
    card: 'status',
  },
  recordColumn(payRunPersonRecord, 'openNotes', {
    render: ({ openNotes }) => (openNotes === 0 ? '' : String(openNotes)),
    sortable: false,
    width: 150,
  }),
  amount('remunerative'),
  amount('nonRemunerative'),
  amount('deductions'),
  amount('previousNet', { hidden: true }),
  amount('employer', { hidden: true }),
  recordColumn(payRunPersonRecord, 'problem', {
    sortable: false,
    filter: false,
    hidden: true,
    width: 280,
  }),
  areaColumn(areas),
  siteColumn(sites),
];
