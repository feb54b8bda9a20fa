import { useState } from 'react';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import {
  type AskedDocument,
  useDecideDocumentMutation,
} from '@/services/wms/generated/documents.gen';

interface RejectDialogProps {
  row: AskedDocument;
  onClose: () => void;
}

/** What somebody brought does not serve, and why. */
export function RejectDialog({ row, onClose }: RejectDialogProps) {
  const [{ id, version }] = useState(row);
  const [decide] = useDecideDocumentMutation();
  const notify = useNotice();
  return (
    <ReasonDialog
      title={`Rechazar: ${row.typeName}`}
      submitLabel="Rechazar"
      onSubmit={async (reason) => {
        await decide({ id, version, accept: false, reason }).unwrap();
        notify({ text: 'Documento rechazado' });
      }}
      onClose={onClose}
    >
      {`${row.personName} lee el motivo y lo trae de nuevo. Lo que entregó sale del legajo, salvo que ya estuviera antes.`}
    </ReasonDialog>
  );
}
