import { BulkConfirmDialog } from '@/components/data-grid/BulkConfirmDialog';
import type { ChosenRows } from '@/components/data-grid/gridActions';
import {
  type AcceptDocumentsApiArg,
  useAcceptDocumentsMutation,
  useRemindDocumentsMutation,
} from '@/services/wms/generated/documents.gen';

export interface AskedChange extends ChosenRows {
  what: 'accept' | 'remind';
}

const words = {
  accept: {
    label: 'Aceptar',
    did: ['se aceptó', 'se aceptaron'],
    text: 'Lo que entregaron queda en su legajo, y cada persona se entera.',
  },
  remind: {
    label: 'Recordar',
    did: ['se recordó', 'se recordaron'],
    text: 'A quien le falta entregarlo le llega un aviso, una vez por día.',
  },
} as const;

interface AskedChangeDialogProps {
  change: AskedChange;
  onClose: () => void;
}

export function AskedChangeDialog({ change, onClose }: AskedChangeDialogProps) {
  const { label, did, text } = words[change.what];
  const [accept] = useAcceptDocumentsMutation();
  const [remind] = useRemindDocumentsMutation();
  const send = change.what === 'accept' ? accept : remind;
  return (
    <BulkConfirmDialog
      chosen={change}
      verb={label}
      did={did}
      noun={['documento', 'documentos']}
      // The rows were filtered by the columns of this very list.
      send={(rows) => send({ selection: rows as AcceptDocumentsApiArg['selection'] }).unwrap()}
      onClose={onClose}
    >
      {text}
    </BulkConfirmDialog>
  );
}
