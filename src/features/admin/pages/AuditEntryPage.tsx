import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type AuditDetail, useGetAuditEntryQuery } from '@/services/wms/generated/admin.gen';
import { formatDate } from '@/utils/dates';
import { adminPaths } from '@/utils/paths';
import { auditChanges } from '../auditChanges';
import { auditValue } from '../auditValue';
import { fieldName } from '../fieldNames';

/** A page about a change: who made it, when and from where, and what it did. */
export function AuditEntryPage() {
  const { id } = useParams();
  const query = useGetAuditEntryQuery(Number(id) || 0);
  return (
    <Page title={`Cambio ${id ?? ''}`} back={{ to: adminPaths.audit, label: 'Auditoría' }}>
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(entry) => (
          <>
            <Typography sx={{ mb: 0.5 }}>
              {entry.actor ?? 'El servidor'}
              {entry.onBehalfOf ? `, en nombre de ${entry.onBehalfOf},` : ''} {entry.did}{' '}
              {entry.link ? (
                <MuiLink component={Link} to={entry.link}>
                  {entry.thing}
                </MuiLink>
              ) : (
                entry.thing
              )}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
              {formatDate(new Date(entry.at), 'DD/MM/AAA HS:MN:SG')} · desde {entry.address} ·{' '}
              {entry.sealed ? 'sellado en la cadena' : 'se sella en menos de un minuto'}
            </Typography>
            {entry.shown ? (
              <AuditTable entry={entry} />
            ) : (
              <Alert severity="info">
                No ves qué cambió: tu rol no abre este tipo de registros de todas las personas.
              </Alert>
            )}
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** The table shows a change field by field. */
function AuditTable({ entry }: { entry: AuditDetail }) {
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label="Antes y después">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Campo</TableCell>
              <TableCell>Antes</TableCell>
              <TableCell>Después</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {auditChanges(entry.before, entry.after).map((row) => (
              <TableRow
                key={row.field}
                sx={row.changed ? { bgcolor: 'surface.soft' } : { color: 'text.secondary' }}
              >
                <TableCell component="th" scope="row" sx={{ color: 'inherit' }}>
                  {fieldName(row.field, entry.entity)}
                </TableCell>
                <TableCell sx={{ color: 'inherit', overflowWrap: 'anywhere' }}>
                  <AuditCell entry={entry} field={row.field} value={row.before} />
                </TableCell>
                <TableCell sx={{ color: 'inherit', overflowWrap: 'anywhere' }}>
                  <AuditCell entry={entry} field={row.field} value={row.after} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}

interface AuditCellProps {
  entry: Pick<AuditDetail, 'entity' | 'names'>;
  field: string;
  value: unknown;
}

/** A value in the words of its record; the number of another one by its name, where that can be opened. */
function AuditCell({ entry, field, value }: AuditCellProps) {
  const named = entry.names.find((one) => one.field === field && one.id === value);
  if (!named) return auditValue(entry.entity, field, value);
  return named.link ? (
    <MuiLink component={Link} to={named.link}>
      {named.name}
    </MuiLink>
  ) : (
    named.name
  );
}
