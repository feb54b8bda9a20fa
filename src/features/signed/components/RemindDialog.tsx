import { useState } from 'react';
import { BulkResultDialog } from '@/components/data-grid/BulkResultDialog';
import type { BulkOutput } from '@/components/data-grid/bulkOutput';
import type { RowSelection } from '@/components/data-grid/gridActions';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { formatNumber } from '@/utils/numbers';
import { type RemindSignaturesApiArg, useRemindSignaturesMutation } from '../api';

interface RemindDialogProps {
  rows: RowSelection;
  count: number;
  onClose: () => void;
}

/** A reminder for how many, and then what happened to each. */
export function RemindDialog({ rows, count, onClose }: RemindDialogProps) {
  const [remind] = useRemindSignaturesMutation();
  const [output, setOutput] = useState<BulkOutput | null>(null);
  const title = count === 1 ? 'Recordar 1 firma' : `Recordar ${formatNumber(count)} firmas`;
  if (output) return <BulkResultDialog title={title} output={output} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Recordar"
      onConfirm={async () => {
        // The rows were filtered by the columns of this very list.
        const selection = rows as RemindSignaturesApiArg['selection'];
        setOutput(await remind({ selection }).unwrap());
      }}
      onClose={onClose}
    >
      A quien le falta firmar le llega un aviso, una vez por día.
    </ConfirmDialog>
  );
}
