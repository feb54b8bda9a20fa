import type { dependant } from '@contract/users/family';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useDraft } from '@/components/form/useDraft';
import { DependantInputs } from '@/components/person/DependantInputs';
import { dependantForm } from '@/components/person/dependantForm';
import type { HeldBy } from '@/components/record/recordForm';
import { SentBackRequest } from '@/components/workflow/SentBackNote';
import { type ChangeDialogProps, useAskChange } from './useAskChange';

interface ChangeDependantDialogProps extends ChangeDialogProps<'dependant'> {
  /** The one to correct; left out to add one. */
  row?: z.infer<typeof dependant>;
}

export function ChangeDependantDialog(props: ChangeDependantDialogProps) {
  const { row, sentBack, onClose } = props;
  const form = useForm<HeldBy<typeof dependantForm>>({
    resolver: dependantForm.resolver,
    defaultValues: dependantForm.values(sentBack?.change ?? row ?? null),
  });
  const dependantId = sentBack?.change.dependantId ?? row?.id ?? null;
  const again = sentBack ? `/${sentBack.requestId}` : '';
  const draft = useDraft(form, `profileChange/dependant/${dependantId ?? 'new'}${again}`);
  const ask = useAskChange(props);
  return (
    <FormDialog
      open
      title={dependantId === null ? 'Pedir sumar a un familiar' : 'Pedir corregir a un familiar'}
      form={form}
      draft={draft}
      submitLabel="Pedir el cambio"
      onSubmit={(values) => ask({ kind: 'dependant', dependantId, ...dependantForm.input(values) })}
      onClose={onClose}
    >
      {sentBack ? <SentBackRequest requestId={sentBack.requestId} /> : null}
      <Typography sx={{ color: 'text.secondary' }}>
        Lo revisa Recursos Humanos. Puede pedirte la partida o el certificado.
      </Typography>
      <DependantInputs />
    </FormDialog>
  );
}
