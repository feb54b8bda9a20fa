import Box from '@mui/material/Box';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { RowAction } from '@/components/data-grid/gridActions';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type ReceiptBatch,
  type ReceiptPiece,
  useCorrectReceiptPieceMutation,
} from '@/services/wms/generated/receipts.gen';
import { pieceColumns } from '../pieceColumns';
import { piecesGrid } from '../piecesGrid';
import { useChosenPiece } from '../useChosenPiece';
import { AssignDialog } from './AssignDialog';
import { JoinDialog } from './JoinDialog';
import { PiecePanel } from './PiecePanel';
import { SplitDialog } from './SplitDialog';

interface Asking {
  what: 'assign' | 'join' | 'split';
  piece: ReceiptPiece;
}

/** Whose each slip seems to be, with its page beside; corrected by hand until it is published. */
export function BatchReview({ batch }: { batch: ReceiptBatch }) {
  const { id, state } = batch;
  const list = useMemo(() => piecesGrid(id), [id]);
  const { piece, pathOf } = useChosenPiece();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const navigate = useNavigate();
  const [correct] = useCorrectReceiptPieceMutation();
  const open = state === 'ready';
  const leaveOut = useCallback(
    (row: ReceiptPiece) => void correct({ id: row.id, version: row.version, personId: null }),
    [correct],
  );
  const actionsOf = useCallback(
    (row: ReceiptPiece): RowAction[] => {
      const ask = (what: Asking['what']) => () => setAsking({ what, piece: row });
      const { before, outcome, fromPage, toPage } = row;
      const actions: (RowAction | false)[] = [
        { label: 'Asignar a una persona', icon: 'person', run: ask('assign') },
        before !== null && { label: 'Unir al anterior', icon: 'merge', run: ask('join') },
        toPage > fromPage && { label: 'Separar las hojas', icon: 'split', run: ask('split') },
        outcome !== 'out' && { label: 'Dejar afuera', icon: 'remove', run: () => leaveOut(row) },
      ];
      return actions.filter((action) => action !== false);
    },
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
        rowActions={open ? actionsOf : undefined}
        searchLabel="Buscar por persona, legajo, CUIL o archivo"
        empty={<StateMessage icon="receipts" title="El archivo no tiene hojas" />}
      />
      {piece ? <PiecePanel piece={piece} actions={open ? actionsOf(piece) : []} /> : null}
      {asking?.what === 'assign' ? <AssignDialog piece={asking.piece} onClose={close} /> : null}
      {asking?.what === 'join' && asking.piece.before ? (
        <JoinDialog
          piece={asking.piece}
          before={asking.piece.before}
          onJoined={(whole) => piece && navigate(pathOf(whole), { replace: true })}
          onClose={close}
        />
      ) : null}
      {asking?.what === 'split' ? <SplitDialog piece={asking.piece} onClose={close} /> : null}
    </Box>
  );
}
