import type { InputOf } from '@contract/core/accion';
import { day } from '@contract/core/id';
import { reason } from '@contract/core/reason';
import type { payReimbursements } from '@contract/reimbursements/reimbursementAcciones';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { localDay } from '@/utils/localDay';
import { BulkFormDialog } from '../data-grid/BulkFormDialog';
import type { BulkOutput } from '../data-grid/bulkOutput';
import type { ChosenRows } from '../data-grid/gridActions';
import { contractResolver } from '../form/contractResolver';
import { DateInput } from '../form/DateInput';
import { ReasonInput } from '../form/ReasonInput';

type Move = InputOf<typeof payReimbursements>['move'];

export interface Paying extends ChosenRows {
  kind: Move['kind'];
}

const payForm = z.object({ paidOn: day, reason: z.string() });
const unpayForm = z.object({ paidOn: z.string(), reason });
type Values = z.input<typeof payForm>;

interface PaidDialogProps {
  paying: Paying;
  words: Record<Move['kind'], { title: (count: number) => string; submit: string; what: string }>;
  send: (rows: ChosenRows['rows'], move: Move) => Promise<BulkOutput>;
  onClose: () => void;
}

/** Paid outside of a run, or not after all: of one or of many, with what happened to each. */
export function PaidDialog({ paying, words, send, onClose }: PaidDialogProps) {
  const { kind, rows, count } = paying;
  const form = useForm<Values>({
    resolver: contractResolver(kind === 'pay' ? payForm : unpayForm),
    defaultValues: { paidOn: localDay(), reason: '' },
  });
  const { title, submit, what } = words[kind];
  const undo: ComponentProps<typeof BulkFormDialog>['undo'] = (undone, back) =>
    send(undone, (back as { move: Move }).move);
  return (
    <BulkFormDialog
      title={title(count)}
      form={form}
      submitLabel={submit}
      tone={kind === 'pay' ? 'normal' : 'danger'}
      send={({ paidOn, reason: why }) =>
        send(rows, kind === 'pay' ? { kind, paidOn } : { kind, reason: why.trim() })
      }
      undo={undo}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{what}</Typography>
      {kind === 'pay' ? (
        <DateInput name="paidOn" label="Fecha de la transferencia" />
      ) : (
        <ReasonInput name="reason" />
      )}
    </BulkFormDialog>
  );
}
