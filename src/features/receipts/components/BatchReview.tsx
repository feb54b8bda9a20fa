import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { RowAction } from '@/components/data-grid/gridActions';
import { gridList } from '@/components/data-grid/gridList';
import { ListAndDetail } from '@/components/data-grid/ListAndDetail';
import { useChosenRow } from '@/components/data-grid/useChosenRow';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type ListReceiptPiecesApiArg,
  type ReceiptBatch,
  type ReceiptPiece,
  useCorrectReceiptPieceMutation,
  useJoinReceiptPieceMutation,
  useListReceiptPiecesQuery,
} from '@/services/wms/generated/receipts.gen';
import { pieceColumns } from '../pieceColumns';
import { pagesText } from '../receiptTexts';
import { AssignDialog } from './AssignDialog';
import { PiecePanel } from './PiecePanel';
import { SplitDialog } from './SplitDialog';

interface Asking {
  what: 'assign' | 'join' | 'split';
  piece: ReceiptPiece;
}

/** The review shows whose each slip seems to be, with its page beside; it is corrected by hand until it is published. */
export function BatchReview({ batch }: { batch: ReceiptBatch }) {
  const { id, state } = batch;
  const list = useMemo(() => piecesGrid(id), [id]);
  const { piece, pathOf, listPath } = useChosenPiece();
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
    <>
      <ListAndDetail
        listPath={listPath}
        list={
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
        }
        detail={piece ? <PiecePanel piece={piece} actions={open ? actionsOf(piece) : []} /> : null}
      />
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
    </>
  );
}

/** The slips of one batch and of no other. Make it once for each batch. */
const piecesGrid = (batchId: number) =>
  gridList({
    id: 'receipts/pieces',
    accion: 'loteRecibos.listarPartes',
    exports: false,
    useRows: (request: ListReceiptPiecesApiArg) =>
      useListReceiptPiecesQuery({
        ...request,
        filters: [...(request.filters ?? []), { field: 'batchId', operator: 'is', value: batchId }],
      }),
  });

/** The slip whose pages are shown. */
function useChosenPiece() {
  const { id, ...paths } = useChosenRow('parte');
  const { data } = useListReceiptPiecesQuery(
    { size: 1, filters: [{ field: 'id', operator: 'is', value: id }] },
    { skip: id === 0 },
  );
  return { ...paths, piece: data?.rows.find((row) => row.id === id) ?? null };
}

interface JoinDialogProps {
  piece: ReceiptPiece;
  before: NonNullable<ReceiptPiece['before']>;
  onJoined: (whole: ReceiptPiece) => void;
  onClose: () => void;
}

/** Makes a sheet that names nobody the next one of the slip before it. */
function JoinDialog({ piece, before, onJoined, onClose }: JoinDialogProps) {
  const [join] = useJoinReceiptPieceMutation();
  const whose = before.personName ? ` de ${before.personName}` : '';
  return (
    <ConfirmDialog
      open
      title="¿Unir al recibo anterior?"
      confirmLabel="Unir"
      onConfirm={async () => {
        const { id, version } = piece;
        const { data } = await join({ id, version, beforeVersion: before.version });
        if (data) onJoined(data);
        onClose();
      }}
      onClose={onClose}
    >
      {`${pagesText(piece)} de este archivo: se agrega al recibo${whose}, que está en ${pagesText(before).toLowerCase()}. Después se puede separar.`}
    </ConfirmDialog>
  );
}
