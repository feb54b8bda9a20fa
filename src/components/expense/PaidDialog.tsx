import { day } from '@contract/core/id';
import { reason } from '@contract/core/reason';
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

/** A row is marked as paid on a day, or as something else for a reason. */
type Move<Kind extends string> =
  | { kind: 'pay'; paidOn: string }
  | { kind: Exclude<Kind, 'pay'>; reason: string };

export interface Paying<Kind extends string = 'pay' | 'unpay'> extends ChosenRows {
  kind: Kind;
}

const payForm = z.object({ paidOn: day, reason: z.string() });
const reasonForm = z.object({ paidOn: z.string(), reason });
type Values = z.input<typeof payForm>;

interface PaidDialogProps<Kind extends string> {
  paying: Paying<Kind>;
  words: Record<Kind, { title: (count: number) => string; submit: string; what: string }>;
  send: (rows: ChosenRows['rows'], move: Move<Kind>) => Promise<BulkOutput>;
  onClose: () => void;
}

const moveOf = <Kind extends string>(kind: Kind, paidOn: string, reason: string): Move<Kind> =>
  kind === 'pay' ? { kind: 'pay', paidOn } : { kind: kind as Exclude<Kind, 'pay'>, reason };

/** Paid outside of a run, or not after all: of one or of many, with what happened to each. */
export function PaidDialog<Kind extends string>({
  paying,
  words,
  send,
  onClose,
}: PaidDialogProps<Kind>) {
  const { kind, rows, count } = paying;
  const form = useForm<Values>({
    resolver: contractResolver(kind === 'pay' ? payForm : reasonForm),
    defaultValues: { paidOn: localDay(), reason: '' },
  });
  const { title, submit, what } = words[kind];
  const undo: ComponentProps<typeof BulkFormDialog>['undo'] = (undone, back) =>
    send(undone, (back as { move: Move<Kind> }).move);
  return (
    <BulkFormDialog
      title={title(count)}
      form={form}
      submitLabel={submit}
      tone={kind === 'pay' ? 'normal' : 'danger'}
      send={({ paidOn, reason: why }) => send(rows, moveOf(kind, paidOn, why.trim()))}
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
