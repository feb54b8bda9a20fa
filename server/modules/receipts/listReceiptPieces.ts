import { listReceiptPieces } from '@contract/receipts/listReceiptPieces';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { receiptPiecesList, toReceiptPiece } from './pieceQueries';

export const listReceiptPiecesHandler = implement(listReceiptPieces, async (input, context) => {
  const { rows, ...counted } = await runList(receiptPiecesList, context, input);
  return { rows: rows.map(toReceiptPiece), ...counted };
});
