import { useState } from 'react';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import {
  type DocumentRequestRow,
  useCancelDocumentRequestMutation,
} from '@/services/wms/generated/documents.gen';

interface CancelRequestDialogProps {
  row: DocumentRequestRow;
  onClose: () => void;
}

export function CancelRequestDialog({ row, onClose }: CancelRequestDialogProps) {
  const [{ id, version }] = useState(row);
  const [cancel] = useCancelDocumentRequestMutation();
  const notify = useNotice();
  return (
    <ReasonDialog
      title={`Dejar de pedir: ${row.typeName}`}
      submitLabel="Dejar de pedir"
      onSubmit={async (reason) => {
        await cancel({ id, version, reason }).unwrap();
        notify({ text: 'Ya no se pide' });
      }}
      onClose={onClose}
    >
      Quienes todavía no lo entregaron dejan de deberlo, y se enteran. Lo que ya está entregado
      queda como está.
    </ReasonDialog>
  );
}
