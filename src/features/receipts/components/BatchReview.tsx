import Box from '@mui/material/Box';
import { useCallback, useMemo, useState } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { RowAction } from '@/components/data-grid/gridActions';
import { StateMessage } from '@/components/state/StateMessage';
import { type ReceiptBatch, type ReceiptPiece, useCorrectReceiptPieceMutation } from '../api';
import { pieceColumns } from '../pieceColumns';
import { piecesGrid } from '../piecesGrid';
import { useChosenPiece } from '../useChosenPiece';
import { AssignDialog } from './AssignDialog';
import { PiecePanel } from './PiecePanel';

/** Whose each slip seems to be, with its page beside; corrected by hand until it is published. */
export function BatchReview({ batch }: { batch: ReceiptBatch }) {
  const { id, state } = batch;
  const list = useMemo(() => piecesGrid(id), [id]);
  const { piece, pathOf } = useChosenPiece();
  const [assigning, setAssigning] = useState<ReceiptPiece | null>(null);
  const [correct] = useCorrectReceiptPieceMutation();
  const open = state === 'ready';
  const leaveOut = useCallback(
    (row: ReceiptPiece) => void correct({ id: row.id, version: row.version, personId: null }),
    [correct],
  );
  const rowActions = useCallback(
    (row: ReceiptPiece): RowAction[] => [
      { label: 'Asignar a una persona', icon: 'person', run: () => setAssigning(row) },
      ...(row.outcome === 'out'
        ? []
        : [{ label: 'Dejar afuera', icon: 'remove' as const, run: () => leaveOut(row) }]),
    ],
    [leaveOut],
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: piece ? 'minmax(0, 1.2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        },
      }}
    >
      <DataGrid
        list={list}
        label="Recibos del lote"
        columns={pieceColumns}
        rowName={(row) => row.personName ?? `Hoja ${row.fromPage}`}
        rowPath={pathOf}
        rowActions={open ? rowActions : undefined}
        searchLabel="Buscar por persona, legajo, CUIL o archivo"
        empty={<StateMessage icon="receipts" title="El archivo no tiene hojas" />}
      />
      {piece ? (
        <PiecePanel
          piece={piece}
          onAssign={open ? () => setAssigning(piece) : undefined}
          onLeaveOut={open ? () => leaveOut(piece) : undefined}
        />
      ) : null}
      {assigning ? <AssignDialog piece={assigning} onClose={() => setAssigning(null)} /> : null}
    </Box>
  );
}
