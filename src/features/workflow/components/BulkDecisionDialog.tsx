import { decisionReason } from '@contract/workflow/requestInput';
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
import { type DecideRequestsInput, useDecideRequestsMutation } from '../api';

export interface BulkDecision {
  kind: 'approve' | 'reject';
  rows: RowSelection;
  count: number;
  /** When the list was read. */
  seenAt: string;
}

const forms = {
  approve: z.object({ reason: z.string() }),
  reject: z.object({ reason: decisionReason }),
};
const verbs = { approve: 'Aprobar', reject: 'Rechazar' };

/** Says to how many, and then what happened to each. */
export function BulkDecisionDialog(props: { decision: BulkDecision; onClose: () => void }) {
  const { decision, onClose } = props;
  const { kind, rows, count, seenAt } = decision;
  const [send] = useDecideRequestsMutation();
  const [output, setOutput] = useState<BulkOutput | null>(null);
  const form = useForm({
    resolver: contractResolver(forms[kind]),
    defaultValues: { reason: '' },
  });
  const title = `${verbs[kind]} ${count === 1 ? '1 solicitud' : `${formatNumber(count)} solicitudes`}`;
  if (output) return <BulkResultDialog title={title} output={output} onClose={onClose} />;
  return (
    <FormDialog
      open
      title={title}
      form={form}
      submitLabel={verbs[kind]}
      brief={kind === 'approve'}
      onSubmit={async ({ reason }) => {
        const answer = await send({
          // The rows were filtered by the columns of this very list.
          selection: rows as DecideRequestsInput['selection'],
          decision: kind === 'approve' ? { kind } : { kind, reason: reason.trim() },
          seenAt,
        }).unwrap();
        setOutput(answer);
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {kind === 'approve'
          ? 'Se aprueba el paso que te toca de cada una. Lo que haya cambiado mientras mirabas la lista no se toca.'
          : 'Se rechazan todas con el mismo motivo, que le llega a quien pidió.'}
      </Typography>
      {kind === 'reject' ? (
        <TextInput name="reason" label="Motivo" rows={2} maxLength={300} autoFocus />
      ) : null}
    </FormDialog>
  );
}
