import { decideRequestInstead, reassignRequest } from '@contract/workflow/stuckRequestAcciones';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  useDecideRequestInsteadMutation,
  useReassignRequestMutation,
  useRemindRequestMutation,
} from '@/services/workflow/requestHooks';
import { FormDialog } from '../dialog/FormDialog';
import { useNotice } from '../feedback/useNotice';
import { contractResolver } from '../form/contractResolver';
import { RadioInput } from '../form/RadioInput';
import { ReasonInput } from '../form/ReasonInput';
import { useDraft } from '../form/useDraft';
import { useSeenRow } from '../form/useSeenRow';
import { PersonInput } from '../references/PersonInput';
import type { RequestDetail } from './requestTypes';

interface StuckProps {
  request: RequestDetail;
}

/** People who rule requests of this kind may do these things about one that waits, as the server says. */
export function StuckActions({ request }: StuckProps) {
  const [open, setOpen] = useState<'reassign' | 'decide' | null>(null);
  const [remind, { isLoading }] = useRemindRequestMutation();
  const notify = useNotice();
  const { id, version, actions } = request;
  const close = () => setOpen(null);
  if (!actions.includes('remind')) return null;
  return (
    <Box
      role="group"
      aria-label="Si no avanza"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}
    >
      <Button
        variant="outlined"
        loading={isLoading}
        onClick={async () => {
          const { error } = await remind({ id, version });
          if (!error) notify({ text: 'Se lo recordamos a quien decide' });
        }}
      >
        Recordar
      </Button>
      <Button variant="outlined" onClick={() => setOpen('reassign')}>
        Pasar a otra persona
      </Button>
      {actions.includes('decideInstead') ? (
        <Button variant="outlined" onClick={() => setOpen('decide')}>
          Decidir en su lugar
        </Button>
      ) : null}
      {open === 'reassign' ? <ReassignDialog request={request} onClose={close} /> : null}
      {open === 'decide' ? <DecideDialog request={request} onClose={close} /> : null}
    </Box>
  );
}

interface DialogProps extends StuckProps {
  onClose: () => void;
}

const taker = reassignRequest.input.pick({ personId: true, reason: true });
type Taker = z.input<typeof taker>;
const takerResolver = contractResolver(taker);

function ReassignDialog({ request, onClose }: DialogProps) {
  const { seen, newest } = useSeenRow(request);
  const { id, version } = seen;
  const form = useForm<Taker>({ resolver: takerResolver, defaultValues: { reason: '' } });
  const draft = useDraft(form, `request/${id}/reassign`);
  const [send] = useReassignRequestMutation();
  const notify = useNotice();
  return (
    <FormDialog
      open
      title="Pasar a otra persona"
      form={form}
      draft={draft}
      newest={newest}
      submitLabel="Pasar"
      onSubmit={async (values) => {
        await send({ id, version, ...values }).unwrap();
        notify({ text: 'Ahora espera la decisión de otra persona' });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Deja de esperar a quien no la decidió. El motivo queda en la historia.
      </Typography>
      <PersonInput name="personId" label="Quién la decide" />
      <ReasonInput name="reason" usual={['Está de licencia', 'No contesta', 'Es de otra área']} />
    </FormDialog>
  );
}

const instead = decideRequestInstead.input.pick({ decision: true, reason: true });
type Instead = z.input<typeof instead>;
const insteadResolver = contractResolver(instead);
const decisions = [
  { value: 'approve', label: 'Aprobar' },
  { value: 'reject', label: 'Rechazar' },
];

function DecideDialog({ request, onClose }: DialogProps) {
  const { seen, newest } = useSeenRow(request);
  const { id, version, owner, steps, step } = seen;
  const form = useForm<Instead>({ resolver: insteadResolver, defaultValues: { reason: '' } });
  const draft = useDraft(form, `request/${id}/instead`);
  const [send] = useDecideRequestInsteadMutation();
  const notify = useNotice();
  return (
    <FormDialog
      open
      title="Decidir en su lugar"
      form={form}
      draft={draft}
      newest={newest}
      submitLabel="Decidir"
      onSubmit={async (values) => {
        await send({ id, version, ...values }).unwrap();
        notify({ text: `Quedó decidida la solicitud de ${owner.name}` });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {step < steps
          ? 'Decidís este paso; los que siguen los decide cada quien. El motivo lo lee quien la pidió.'
          : 'El motivo queda en la historia y lo lee quien la pidió.'}
      </Typography>
      <RadioInput<Instead> name="decision" label="Qué decidís" options={decisions} />
      <ReasonInput name="reason" usual={['Está de licencia', 'No contesta']} />
    </FormDialog>
  );
}
