import { counted } from '@contract/core/counted';
import { decisionReason } from '@contract/workflow/requestInput';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BulkFormDialog } from '@/components/data-grid/BulkFormDialog';
import type { ChosenRows } from '@/components/data-grid/gridActions';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import {
  type DecideRequestsInput,
  useDecideRequestsMutation,
} from '@/services/wms/generated/workflow.gen';

export interface BulkDecision extends ChosenRows {
  kind: 'approve' | 'reject';
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
  const form = useForm({
    resolver: contractResolver(forms[kind]),
    defaultValues: { reason: '' },
  });
  const title = `${verbs[kind]} ${counted(count, 'solicitud', 'solicitudes')}`;
  return (
    <BulkFormDialog
      title={title}
      form={form}
      submitLabel={verbs[kind]}
      brief={kind === 'approve'}
      send={({ reason }) =>
        send({
          // The rows were filtered by the columns of this very list.
          selection: rows as DecideRequestsInput['selection'],
          decision: kind === 'approve' ? { kind } : { kind, reason: reason.trim() },
          seenAt,
        }).unwrap()
      }
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
    </BulkFormDialog>
  );
}
