import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatNumber } from '@/utils/numbers';
import type { ReceiptCoverage } from '../api';
import { bySite, type Counted } from '../campaignTexts';
import { CoverageLine } from './CoverageLine';

const columns = [
  { key: 'opened', label: 'Abiertos' },
  { key: 'dissented', label: 'Disconformes' },
  { key: 'unanswered', label: 'Sin responder' },
  { key: 'overdue', label: 'Fuera de término' },
] as const;

interface PlaceRowProps {
  name: string;
  counts: Counted;
  /** A site, with its areas below. */
  strong?: boolean;
}

function PlaceRow({ name, counts, strong = false }: PlaceRowProps) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={strong ? { fontWeight: 600 } : { pl: 4 }}>
        {name}
      </TableCell>
      <TableCell sx={{ minWidth: 190 }}>
        <CoverageLine label={name} signed={counts.signed} published={counts.published} />
      </TableCell>
      {columns.map(({ key }) => (
        <TableCell key={key} align="right">
          {formatNumber(counts[key])}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** How far the signing got in each site and in each of its areas. */
export function CoverageTable({ places }: { places: readonly ReceiptCoverage[] }) {
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label="Firmas por sede y área">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Sede y área</TableCell>
              <TableCell>Firmados</TableCell>
              {columns.map(({ key, label }) => (
                <TableCell key={key} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {bySite(places).flatMap(({ siteId, siteName, areas, total }) => [
              <PlaceRow key={`site-${siteId}`} name={siteName} counts={total} strong />,
              ...areas.map((place) => (
                <PlaceRow key={place.areaId} name={place.areaName} counts={place} />
              )),
            ])}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
