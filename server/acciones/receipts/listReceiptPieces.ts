import { listReceiptPieces } from '@contract/receipts/listReceiptPieces';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { receiptPiecesList, toReceiptPiece } from './pieceQueries';

export const listReceiptPiecesHandler = implement(listReceiptPieces, async (input, context) => {
  const { rows, ...counted } = await runList(receiptPiecesList, context, input);
  return { rows: rows.map(toReceiptPiece), ...counted };
});
