import { moneyText } from '@contract/core/moneyText';
import { payConceptRecord } from '@contract/liquidations/payConcept';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { changeText, kindHeadings } from '@/components/pay/payLineTexts';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type PayConceptTotal,
  useGetConceptTotalsQuery,
} from '@/services/wms/generated/liquidations.gen';
import { formatNumber } from '@/utils/numbers';

const { values } = payConceptRecord.fields.kind;
const wide = { display: { xs: 'none', sm: 'table-cell' } };

/** Each concept's total in a run, beside the run before. */
export function ConceptTotals({ runId }: { runId: number }) {
  const query = useGetConceptTotalsQuery(runId);
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={8} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <StateMessage icon="table" title="Todavía no hay conceptos">
          Aparecen cuando se calcula.
        </StateMessage>
      }
    >
      {({ rows }) => (
        <Card>
          <TableContainer tabIndex={0} role="region" aria-label="Totales por concepto">
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>Concepto</TableCell>
                  <TableCell align="right" sx={wide}>
                    Personas
                  </TableCell>
                  <TableCell align="right">Total</TableCell>
                  <TableCell align="right" sx={wide}>
                    Contra la anterior
                  </TableCell>
                </TableRow>
              </TableHead>
              {values.map((kind) => (
                <KindRows
                  key={kind}
                  label={kindHeadings[kind]}
                  rows={rows.filter((row) => row.kind === kind)}
                />
              ))}
            </Table>
          </TableContainer>
        </Card>
      )}
    </QueryState>
  );
}

function KindRows({ label, rows }: { label: string; rows: readonly PayConceptTotal[] }) {
  if (rows.length === 0) return null;
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={4} sx={{ fontWeight: 600 }}>
          {label}
        </TableCell>
      </TableRow>
      {rows.map(({ code, name, people, amount, previous }) => {
        const change = changeText(amount, previous);
        return (
          <TableRow key={code}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
              {name}
              {change ? (
                <Typography
                  variant="body2"
                  sx={{ display: { sm: 'none' }, color: 'text.secondary' }}
                >
                  {change}
                </Typography>
              ) : null}
            </TableCell>
            <TableCell align="right" sx={wide}>
              {formatNumber(people)}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {moneyText(amount)}
            </TableCell>
            <TableCell align="right" sx={{ ...wide, whiteSpace: 'nowrap' }}>
              {change ?? ''}
            </TableCell>
          </TableRow>
        );
      })}
    </TableBody>
  );
}
