import Alert from '@mui/material/Alert';
import { useFormContext } from 'react-hook-form';
import { type LinkTrial, useTryLinkMutation } from '@/services/wms/generated/sync.gen';
import type { LinkHeld } from '../linkForm';
import { PrintToAccept } from '../sftp/PrintToAccept';
import { TrialButton } from './TrialButton';
import { TrialResult } from './TrialResult';

/** Tries the link as it is written now over the newest data, without writing anything. */
export function TrialSection({ linkId }: { linkId: number | undefined }) {
  const [send, { isLoading }] = useTryLinkMutation();
  return (
    <TrialButton label="Probar sin escribir" {...{ linkId, send, isLoading }}>
      {(trial) => <Tried trial={trial} />}
    </TrialButton>
  );
}

function Tried({ trial }: { trial: LinkTrial }) {
  const { getValues } = useFormContext<LinkHeld>();
  if (trial.print !== null) return <PrintToAccept print={trial.print} />;
  if (trial.fileName !== null) return <TrialResult trial={trial} />;
  const via = getValues('via');
  return (
    <Alert severity="info">
      {via === 'folder' || via === 'sftp'
        ? 'No hay archivos en la carpeta con ese nombre.'
        : 'El otro sistema respondió sin datos.'}
    </Alert>
  );
}
