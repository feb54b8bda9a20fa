import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import {
  type ReceiptPiece,
  useJoinReceiptPieceMutation,
} from '@/services/wms/generated/receipts.gen';
import { pagesText } from '../receiptTexts';

interface JoinDialogProps {
  piece: ReceiptPiece;
  before: NonNullable<ReceiptPiece['before']>;
  onJoined: (whole: ReceiptPiece) => void;
  onClose: () => void;
}

/** Makes a sheet that names nobody the next one of the slip before it. */
export function JoinDialog({ piece, before, onJoined, onClose }: JoinDialogProps) {
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
