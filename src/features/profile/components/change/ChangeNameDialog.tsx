import { nameChange } from '@contract/profile/profileChange';
import { personRecord } from '@contract/users/personFields';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { useDraft } from '@/components/form/useDraft';
import { RecordInput } from '@/components/record/RecordInput';
import { SentBackRequest } from '@/components/workflow/SentBackNote';
import { type ChangeDialogProps, useAskChange } from './useAskChange';

type Values = z.input<typeof nameChange>;
const resolver = contractResolver(nameChange);

export function ChangeNameDialog(props: ChangeDialogProps<'name'>) {
  const { sentBack, onClose } = props;
  const form = useForm<Values>({
    resolver,
    defaultValues: sentBack?.change ?? { kind: 'name', lastName: '', firstName: '' },
  });
  const draft = useDraft(form, `profileChange/name/${sentBack?.requestId ?? 'new'}`);
  const ask = useAskChange(props);
  return (
    <FormDialog
      open
      title="Pedir un cambio de nombre"
      form={form}
      draft={draft}
      submitLabel="Pedir el cambio"
      onSubmit={ask}
      onClose={onClose}
    >
      {sentBack ? <SentBackRequest requestId={sentBack.requestId} /> : null}
      <Typography sx={{ color: 'text.secondary' }}>
        Escribilo como figura en tu documento. Lo revisa Recursos Humanos.
      </Typography>
      <RecordInput record={personRecord} name="lastName" autoFocus />
      <RecordInput record={personRecord} name="firstName" />
    </FormDialog>
  );
}
