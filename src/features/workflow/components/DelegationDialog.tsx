import { createDelegation } from '@contract/workflow/createDelegation';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { PersonInput } from '@/components/references/PersonInput';
import { useCreateDelegationMutation } from '@/services/wms/generated/workflow.gen';
import { localDay } from '@/utils/localDay';

type Values = z.input<typeof createDelegation.input>;
const resolver = contractResolver(createDelegation.input);

export function DelegationDialog({ onClose }: { onClose: () => void }) {
  const [send] = useCreateDelegationMutation();
  const notify = useNotice();
  const today = localDay();
  const form = useForm<Values>({ resolver, defaultValues: { fromDay: today, untilDay: today } });
  return (
    <FormDialog
      open
      title="Delegar mis aprobaciones"
      form={form}
      submitLabel="Delegar"
      onSubmit={async (values) => {
        await send(values).unwrap();
        notify({ text: 'Quedó delegado; le avisamos.' });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Entre esos días puede decidir en tu nombre todo lo que te espera. Vos también podés seguir
        decidiendo.
      </Typography>
      <PersonInput name="personId" label="A quién" />
      <DateInput<Values> name="fromDay" label="Desde" min={today} />
      <DateInput<Values> name="untilDay" label="Hasta" min={today} />
    </FormDialog>
  );
}
