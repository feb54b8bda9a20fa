import { useState } from 'react';
import { BulkResultDialog } from '@/components/data-grid/BulkResultDialog';
import type { BulkOutput } from '@/components/data-grid/bulkOutput';
import type { RowSelection } from '@/components/data-grid/gridActions';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { formatNumber } from '@/utils/numbers';
import {
  type AcceptDocumentsApiArg,
  useAcceptDocumentsMutation,
  useRemindDocumentsMutation,
} from '../api';

export interface AskedChange {
  what: 'accept' | 'remind';
  rows: RowSelection;
  count: number;
}

const words = {
  accept: {
    label: 'Aceptar',
    text: 'Lo que entregaron queda en su legajo, y cada persona se entera.',
  },
  remind: {
    label: 'Recordar',
    text: 'A quien le falta entregarlo le llega un aviso, una vez por día.',
  },
};

interface AskedChangeDialogProps {
  change: AskedChange;
  onClose: () => void;
}

/** Says what will happen to how many, and then what happened to each. */
export function AskedChangeDialog({ change, onClose }: AskedChangeDialogProps) {
  const { what, rows, count } = change;
  const { label, text } = words[what];
  const [accept] = useAcceptDocumentsMutation();
  const [remind] = useRemindDocumentsMutation();
  const [output, setOutput] = useState<BulkOutput | null>(null);
  const title = count === 1 ? `${label} 1 documento` : `${label} ${formatNumber(count)} documentos`;
  if (output) return <BulkResultDialog title={title} output={output} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={label}
      onConfirm={async () => {
        // The rows were filtered by the columns of this very list.
        const selection = rows as AcceptDocumentsApiArg['selection'];
        setOutput(await (what === 'accept' ? accept : remind)({ selection }).unwrap());
      }}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
