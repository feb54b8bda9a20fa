import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { placeServerErrors } from '@/components/form/placeServerErrors';
import { Icon } from '@/components/icons/Icon';
import { asAppError } from '@/components/state/asAppError';
import { type LinkTrial, useTryLinkMutation } from '@/services/wms/generated/sync.gen';
import { type LinkHeld, linkForm } from '../linkForm';
import { TrialResult } from './TrialResult';

/** Tries the link as it is written now over the newest data, without writing anything. `linkId` lends its key. */
export function TrialSection({ linkId }: { linkId: number | undefined }) {
  const form = useFormContext<LinkHeld>();
  const [send, { isLoading }] = useTryLinkMutation();
  const [trial, setTrial] = useState<LinkTrial | null>(null);
  const attempt = async () => {
    setTrial(null);
    if (!(await form.trigger())) return;
    const { data, error } = await send({ ...linkForm.input(form.getValues()), id: linkId });
    if (data) setTrial(data);
    // The notice says to look at what is marked.
    if (error) placeServerErrors(form, asAppError(error));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'stretch' }}>
      <Button
        variant="outlined"
        loading={isLoading}
        loadingPosition="start"
        startIcon={<Icon name="visible" />}
        onClick={() => void attempt()}
        sx={{ justifySelf: 'start' }}
      >
        Probar sin escribir
      </Button>
      {trial?.fileName === null ? (
        <Alert severity="info">
          {form.getValues('via') === 'folder'
            ? 'No hay archivos en la carpeta con ese nombre.'
            : 'El otro sistema respondió sin datos.'}
        </Alert>
      ) : null}
      {trial && trial.fileName !== null ? <TrialResult trial={trial} /> : null}
    </Box>
  );
}
