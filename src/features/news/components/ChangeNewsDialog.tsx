import { reason } from '@contract/shared/reason';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BulkResultDialog } from '@/components/data-grid/BulkResultDialog';
import type { BulkOutput } from '@/components/data-grid/bulkOutput';
import type { RowSelection } from '@/components/data-grid/gridActions';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { formatNumber } from '@/utils/numbers';
import { type ChangeManyNewsApiArg, useChangeManyNewsMutation } from '../api';
import { type Move, moveWords } from '../newsMoves';

export interface NewsChange {
  move: Move;
  rows: RowSelection;
  count: number;
}

const plain = z.object({ reason: z.string() });
const withReason = z.object({ reason });

/** Says what will happen to how many, and then what happened to each. */
export function ChangeNewsDialog({ change, onClose }: { change: NewsChange; onClose: () => void }) {
  const { move, rows, count } = change;
  const { label, what, wantsReason } = moveWords[move];
  const [send] = useChangeManyNewsMutation();
  const [output, setOutput] = useState<BulkOutput | null>(null);
  const form = useForm<{ reason: string }>({
    resolver: contractResolver(wantsReason ? withReason : plain),
    defaultValues: { reason: '' },
  });
  const title = `${label} ${count === 1 ? '1 novedad' : `${formatNumber(count)} novedades`}`;
  if (output) return <BulkResultDialog title={title} output={output} onClose={onClose} />;
  return (
    <FormDialog
      open
      title={title}
      form={form}
      submitLabel={label}
      tone={wantsReason ? 'danger' : 'normal'}
      brief={!wantsReason}
      onSubmit={async (values) => {
        // The rows were filtered by the columns of this very list.
        const selection = rows as ChangeManyNewsApiArg['selection'];
        setOutput(await send({ selection, move, reason: values.reason.trim() }).unwrap());
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{what}</Typography>
      {wantsReason ? <TextInput name="reason" label="Motivo" rows={2} maxLength={300} /> : null}
    </FormDialog>
  );
}
