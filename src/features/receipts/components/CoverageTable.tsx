import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PartBar } from '@/components/chart/PartBar';
import type { ReceiptCoverage } from '@/services/wms/generated/receipts.gen';
import { formatNumber } from '@/utils/numbers';
import { receiptsIn } from '@/utils/payPaths';
import { bySite, type Counted, leftText } from '../campaignTexts';

const columns = [
  { key: 'opened', label: 'Abiertos' },
  { key: 'dissented', label: 'Disconformes' },
  { key: 'unanswered', label: 'Sin responder' },
  { key: 'overdue', label: 'Fuera de término' },
] as const;

/** A phone has no room for them: there they are told below the name. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };

interface PlaceRowProps {
  name: string;
  counts: Counted;
  /** The way to the slips it counts. */
  to: string;
  /** A site, with its areas below. */
  strong?: boolean;
}

function PlaceRow({ name, counts, to, strong = false }: PlaceRowProps) {
  const left = leftText(counts);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={strong ? {} : { pl: { xs: 3, sm: 4 } }}>
        <Link
          component={RouterLink}
          to={to}
          color="inherit"
          sx={{ fontWeight: strong ? 600 : 400, textDecorationColor: 'inherit' }}
        >
          {name}
        </Link>
        {left ? (
          <Typography
            variant="body2"
            sx={{ display: { sm: 'none' }, color: 'text.secondary', fontWeight: 400 }}
          >
            {left}
          </Typography>
        ) : null}
      </TableCell>
      <TableCell sx={{ minWidth: { xs: 150, sm: 190 } }}>
        <PartBar label="Firmaron" part={counts.signed} whole={counts.published} />
      </TableCell>
      {columns.map(({ key }) => (
        <TableCell key={key} align="right" sx={wide}>
          {formatNumber(counts[key])}
        </TableCell>
      ))}
    </TableRow>
  );
}

interface CoverageTableProps {
  batchId: number;
  places: readonly ReceiptCoverage[];
}

/** How far the signing got in each site and in each of its areas; each leads to whose slips it counts. */
export function CoverageTable({ batchId, places }: CoverageTableProps) {
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label="Firmas por sede y área">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Sede y área</TableCell>
              <TableCell>Firmados</TableCell>
              {columns.map(({ key, label }) => (
                <TableCell key={key} align="right" sx={wide}>
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {bySite(places).flatMap(({ siteId, siteName, areas, total }) => [
              <PlaceRow
                key={`site-${siteId}`}
                name={siteName}
                counts={total}
                to={receiptsIn(batchId, `siteId:in:${siteId}`)}
                strong
              />,
              ...areas.map((place) => (
                <PlaceRow
                  key={place.areaId}
                  name={place.areaName}
                  counts={place}
                  to={receiptsIn(batchId, `areaId:in:${place.areaId}`)}
                />
              )),
            ])}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
