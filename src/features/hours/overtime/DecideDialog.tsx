import { counted } from '@contract/core/counted';
import { reason } from '@contract/core/reason';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BulkFormDialog } from '@/components/data-grid/BulkFormDialog';
import type { ChosenRows } from '@/components/data-grid/gridActions';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import {
  type DecideOvertimeApiArg,
  useDecideOvertimeMutation,
} from '@/services/wms/generated/hours.gen';
import type { SeenDay } from '../overtimeGrid';
import { extrasText } from './extrasText';
import { type Move, moveWords } from './moveWords';

export interface Decision extends ChosenRows {
  move: Move;
  seen: SeenDay[];
}

type Back = Pick<DecideOvertimeApiArg, 'move' | 'reason' | 'seen'>;

const withReason = contractResolver(z.object({ reason }));
const without = contractResolver(z.object({ reason: z.string() }));

interface DecideDialogProps {
  decision: Decision;
  onClose: () => void;
}

/** Says what will happen to how many days and hours, and asks why. */
export function DecideDialog({ decision, onClose }: DecideDialogProps) {
  const { move, rows, count, seen } = decision;
  const { label, what } = moveWords[move];
  const [send] = useDecideOvertimeMutation();
  const form = useForm<{ reason: string }>({
    resolver: move === 'reopen' ? without : withReason,
    defaultValues: { reason: '' },
  });
  const title = `${label}: extras de ${counted(count, 'día', 'días')}`;
  return (
    <BulkFormDialog
      title={title}
      form={form}
      submitLabel={label}
      tone={move === 'reject' ? 'danger' : 'normal'}
      send={(values) => {
        // The rows were filtered by the columns of this very list.
        const selection = rows as DecideOvertimeApiArg['selection'];
        return send({ selection, move, seen, reason: values.reason.trim() }).unwrap();
      }}
      undo={(selection, back) => send({ selection, ...(back as Back) }).unwrap()}
      onClose={onClose}
    >
      {rows.kind === 'rows' ? <Typography>{extrasText(seen)}</Typography> : null}
      <Typography sx={{ color: 'text.secondary' }}>{what}</Typography>
      {move === 'reopen' ? null : (
        <TextInput name="reason" label="Motivo" rows={2} maxLength={300} autoFocus />
      )}
    </BulkFormDialog>
  );
}
