import { reason } from '@contract/core/reason';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BulkFormDialog } from '@/components/data-grid/BulkFormDialog';
import type { ChosenRows } from '@/components/data-grid/gridActions';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import {
  type ChangeManyNewsApiArg,
  useChangeManyNewsMutation,
} from '@/services/wms/generated/news.gen';
import { counted } from '@/utils/counted';
import { type Move, moveWords } from '../newsMoves';

export interface NewsChange extends ChosenRows {
  move: Move;
}

const plain = z.object({ reason: z.string() });
const withReason = z.object({ reason });

/** Says what will happen to how many, and then what happened to each. */
export function ChangeNewsDialog({ change, onClose }: { change: NewsChange; onClose: () => void }) {
  const { move, rows, count } = change;
  const { label, what, wantsReason } = moveWords[move];
  const [send] = useChangeManyNewsMutation();
  const form = useForm<{ reason: string }>({
    resolver: contractResolver(wantsReason ? withReason : plain),
    defaultValues: { reason: '' },
  });
  const title = `${label} ${counted(count, 'novedad', 'novedades')}`;
  return (
    <BulkFormDialog
      title={title}
      form={form}
      submitLabel={label}
      tone={wantsReason ? 'danger' : 'normal'}
      brief={!wantsReason}
      send={(values) => {
        // The rows were filtered by the columns of this very list.
        const selection = rows as ChangeManyNewsApiArg['selection'];
        return send({ selection, move, reason: values.reason.trim() }).unwrap();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{what}</Typography>
      {wantsReason ? <TextInput name="reason" label="Motivo" rows={2} maxLength={300} /> : null}
    </BulkFormDialog>
  );
}
