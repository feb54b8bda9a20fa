import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import type { HistoryRow } from '@/services/wms/generated/users.gen';
import { dayText } from '@/utils/personTexts';
import { historyText, kindTexts } from '../historyModel';
import { HistoryMark } from './HistoryMark';

interface HistoryTableProps {
  rows: readonly HistoryRow[];
  actions: (row: HistoryRow) => ReactNode;
}

/** The same changes side by side, to compare their days and values. */
export function HistoryTable({ rows, actions }: HistoryTableProps) {
  return (
    <TableContainer component={Card} tabIndex={0} role="region" aria-label="Cambios con su fecha">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Desde</TableCell>
            <TableCell>Qué</TableCell>
            <TableCell>Valor</TableCell>
            <TableCell>Lo anotó</TableCell>
            <TableCell>Acciones</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {dayText(row.effectiveFrom)}
                <HistoryMark row={row} />
              </TableCell>
              <TableCell>{kindTexts[row.kind]}</TableCell>
              <TableCell>{historyText(row)}</TableCell>
              <TableCell>{row.author ?? '—'}</TableCell>
              <TableCell>{actions(row)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
