import { hoursText } from '@contract/core/hoursText';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { MonthTotals, SiteMonth } from '@/services/wms/generated/closes.gen';
import { formatNumber } from '@/utils/numbers';
import { comparedText } from '../closeTexts';
import { StateChip } from './StateChip';

interface ClosesTableProps {
  rows: readonly SiteMonth[];
  chosen: number;
  pathOf: (row: { id: number }) => string;
}

const figures: readonly {
  key: keyof MonthTotals;
  label: string;
  text: (value: number) => string;
}[] = [
  { key: 'people', label: 'Personas con horas', text: formatNumber },
  { key: 'worked', label: 'Trabajadas', text: hoursText },
  { key: 'extra', label: 'Extras', text: hoursText },
  { key: 'absent', label: 'Ausencias', text: hoursText },
];

/** All sites of a month beside each other: what each comes to, and each kind of what is open as a way to where it is settled. */
export function ClosesTable({ rows, chosen, pathOf }: ClosesTableProps) {
  const kinds = [...new Set(rows.flatMap(({ open }) => open.map(({ title }) => title)))];
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label="El mes en cada sede" sx={look}>
        <thead>
          <tr>
            <th scope="col">Sede</th>
            {rows.map(({ siteId, siteName, state }) => (
              <th key={siteId} scope="col" className={siteId === chosen ? 'chosen' : undefined}>
                <Link
                  component={RouterLink}
                  to={pathOf({ id: siteId })}
                  aria-current={siteId === chosen ? 'true' : undefined}
                  underline="hover"
                >
                  {siteName}
                </Link>
                <Box sx={{ mt: 0.5 }}>
                  <StateChip state={state} />
                </Box>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ key, label, text }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {rows.map(({ siteId, totals, before }) => (
                <td key={siteId}>
                  {text(totals[key])}
                  <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
                    {before[key] === 0
                      ? 'sin mes anterior'
                      : `antes ${text(before[key])}, ${comparedText(totals[key], before[key])}`}
                  </Box>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          {kinds.map((title) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {rows.map(({ siteId, siteName, open }) => {
                const kind = open.find((one) => one.title === title);
                return (
                  <td key={siteId}>
                    {kind ? (
                      <Link
                        component={RouterLink}
                        to={kind.path}
                        aria-label={`${kind.count} en ${siteName}: ${kind.label}`}
                      >
                        {formatNumber(kind.count)}
                      </Link>
                    ) : (
                      <Box component="span" sx={{ color: 'text.secondary' }}>
                        0
                      </Box>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
          {kinds.length === 0 ? (
            <tr>
              <th scope="row">Qué queda abierto</th>
              <td colSpan={rows.length}>Nada en ninguna sede.</td>
            </tr>
          ) : null}
        </tbody>
      </Box>
    </Card>
  );
}

const look = {
  width: 1,
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 2, py: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 400, minWidth: 200 },
  '& thead th': { verticalAlign: 'top', fontWeight: 600 },
  '& thead th.chosen': { boxShadow: 'inset 0 -2px 0 var(--anden-palette-primary-main)' },
  '& tbody + tbody tr:first-of-type > *': { borderTop: 2, borderTopColor: 'divider' },
  '& td a': { display: 'inline-block', minWidth: 24, py: 0.25, fontWeight: 700 },
} as const;
