import { moneyText } from '@contract/core/moneyText';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { changeText } from '@/components/pay/payLineTexts';
import type { RaisedConcept } from '@/services/wms/generated/liquidations.gen';

const wide = { display: { xs: 'none', sm: 'table-cell' } };
const figure = { whiteSpace: 'nowrap' } as const;

/** Each concept's total today, and what it would be. */
export function RaisedConcepts({ concepts }: { concepts: readonly RaisedConcept[] }) {
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label="Costo por concepto">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Concepto</TableCell>
              <TableCell align="right" sx={wide}>
                Hoy
              </TableCell>
              <TableCell align="right" sx={wide}>
                Sería
              </TableCell>
              <TableCell align="right">Diferencia</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {concepts.map(({ code, name, before, after }) => (
              <TableRow key={code}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                  {name}
                </TableCell>
                <TableCell align="right" sx={{ ...wide, ...figure }}>
                  {moneyText(before)}
                </TableCell>
                <TableCell align="right" sx={{ ...wide, ...figure }}>
                  {moneyText(after)}
                </TableCell>
                <TableCell align="right" sx={figure}>
                  {changeText(after, before)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
