import Alert from '@mui/material/Alert';
import { useFormContext } from 'react-hook-form';
import { useTryLinkMutation } from '@/services/wms/generated/sync.gen';
import type { LinkHeld } from '../linkForm';
import { TrialButton } from './TrialButton';
import { TrialResult } from './TrialResult';

/** Tries the link as it is written now over the newest data, without writing anything. */
export function TrialSection({ linkId }: { linkId: number | undefined }) {
  const { getValues } = useFormContext<LinkHeld>();
  const [send, { isLoading }] = useTryLinkMutation();
  return (
    <TrialButton label="Probar sin escribir" {...{ linkId, send, isLoading }}>
      {(trial) =>
        trial.fileName === null ? (
          <Alert severity="info">
            {getValues('via') === 'folder'
              ? 'No hay archivos en la carpeta con ese nombre.'
              : 'El otro sistema respondió sin datos.'}
          </Alert>
        ) : (
          <TrialResult trial={trial} />
        )
      }
    </TrialButton>
  );
}
