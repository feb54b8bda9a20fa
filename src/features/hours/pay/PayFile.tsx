import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type PayMapping,
  type PayPreview,
  type PreviewPayApiArg,
  useExportPayMutation,
  usePreviewPayQuery,
  useRemovePayMappingMutation,
} from '@/services/wms/generated/hours.gen';
import { useDownload } from '@/services/wms/useDownload';
import { PayRows } from './PayRows';

interface PayFileProps {
  mapping: PayMapping;
  period: Pick<PreviewPayApiArg, 'siteId' | 'month'>;
  edits: boolean;
}

/** The file of a month as it would be now, and the way to have it. */
export function PayFile({ mapping, period, edits }: PayFileProps) {
  const { timeAs, decimalMark, columns } = mapping;
  const query = usePreviewPayQuery({
    ...period,
    timeAs,
    decimalMark,
    keys: columns.map(({ key }) => key),
  });
  return (
    <QueryState query={{ ...query, data: query.currentData }} skeleton={<SkeletonRows rows={5} />}>
      {(preview) => <Ready mapping={mapping} period={period} edits={edits} preview={preview} />}
    </QueryState>
  );
}

const stateWords: Record<PayPreview['state'], string> = {
  open: 'Las horas del mes siguen abiertas: lo que cambie después no estará en el archivo.',
  reopened: 'El mes está reabierto: lo que cambie después no estará en el archivo.',
  timeClosed: 'Las horas del mes están cerradas.',
  payClosed: 'El mes está cerrado.',
};

function Ready({ mapping, period, edits, preview }: PayFileProps & { preview: PayPreview }) {
  const { state, seal, people, missing, hidden, rows } = preview;
  const [send, { isLoading }] = useExportPayMutation();
  const [removing, setRemoving] = useState(false);
  const [remove] = useRemovePayMappingMutation();
  const download = useDownload();
  const notify = useNotice();
  const headers = (keys: readonly string[]) =>
    mapping.columns.flatMap(({ key, header }) => (keys.includes(key) ? [header] : [])).join(', ');
  const closed = state === 'timeClosed' || state === 'payClosed';

  const start = async () => {
    const { data } = await send({ ...period, mappingId: mapping.id });
    if (!data) return;
    if (data.url) await download(data.url, data.name);
    else notify({ text: 'Estamos preparando el archivo. Te avisamos en la campana cuando esté.' });
  };

  return (
    <>
      <Alert severity={closed ? 'success' : 'warning'} sx={{ mb: 2 }}>
        {seal ? `${stateWords[state]} Sello ${seal}.` : stateWords[state]}
      </Alert>
      {missing.length > 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {`Ya no existe lo que llevaban estas columnas, que salen vacías: ${headers(missing)}.`}
        </Alert>
      ) : null}
      {hidden.length > 0 ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {`Este formato lleva columnas que tu rol no ve: ${headers(hidden)}. Lo descarga quien las ve.`}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography sx={{ flex: '1 1 200px' }}>
          {`${counted(people, 'persona', 'personas')}${people > rows.length ? `; estas son las primeras ${rows.length}` : ''}`}
        </Typography>
        {edits ? (
          <Button color="error" onClick={() => setRemoving(true)}>
            Quitar formato
          </Button>
        ) : null}
        <Button
          variant="contained"
          startIcon={<Icon name="download" />}
          disabled={hidden.length > 0 || isLoading}
          onClick={start}
        >
          Descargar
        </Button>
      </Box>
      <PayRows columns={mapping.columns} rows={rows} />
      {removing ? (
        <RemoveDialog
          title={`¿Quitar ${mapping.name}?`}
          removed="Formato quitado"
          send={() => remove({ id: mapping.id, version: mapping.version })}
          onClose={() => setRemoving(false)}
        >
          Deja de ofrecerse a toda la organización. Los archivos ya descargados no cambian.
        </RemoveDialog>
      ) : null}
    </>
  );
}
