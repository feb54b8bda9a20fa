import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type ImportRun,
  useApplyImportMutation,
  useDiscardImportMutation,
} from '@/services/imports/importHooks';
import { useListJobsQuery } from '@/services/jobs/jobHooks';
import { useDownload } from '@/services/wms/useDownload';
import { formatNumber } from '@/utils/numbers';
import { ProgressLine } from '../feedback/ProgressLine';
import { Icon } from '../icons/Icon';
import { ImportMapping } from './ImportMapping';
import { ImportOffer } from './ImportOffer';
import { ImportRows } from './ImportRows';
import { cautions, plan } from './importTexts';

interface ImportReviewProps {
  run: ImportRun;
  done: { to: string; label: string };
  onRestart: () => void;
}

/** The review shows what would happen to each row, then what is happening, then what happened. */
export function ImportReview({ run, done, onRestart }: ImportReviewProps) {
  const { id, state, counts, problems } = run;
  const [apply, applying] = useApplyImportMutation();
  const [discard] = useDiscardImportMutation();
  const [mapping, setMapping] = useState(problems.length > 0);
  const download = useDownload();
  const { data: jobs } = useListJobsQuery(undefined, { skip: state !== 'applying' });
  const job = jobs?.rows.find((one) => one.id === run.jobId);
  const warnings = cautions(run);
  const useful = counts.new + counts.changed;
  const preview = state === 'preview';
  const ready = preview && problems.length === 0 && useful > 0;

  const restart = async () => {
    if (preview) await discard({ id });
    onRestart();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {problems.map((problem) => (
        <Alert key={problem} severity="error">
          {problem}
        </Alert>
      ))}
      {state === 'applying' ? (
        <ProgressLine
          label="Importando"
          done={job?.doneUnits ?? 0}
          total={job?.totalUnits ?? null}
        />
      ) : null}
      {state === 'done' ? (
        <Alert severity={counts.refused > 0 ? 'warning' : 'success'} role="status">
          {counts.applied === 1
            ? 'Se importó 1 fila'
            : `Se importaron ${formatNumber(counts.applied)} filas`}
          {counts.refused > 0
            ? `; ${counted(counts.refused, 'ya no se pudo', 'ya no se pudieron')} escribir.`
            : '.'}
        </Alert>
      ) : null}
      {preview && problems.length === 0 ? (
        <Alert severity={warnings.length > 0 ? 'warning' : 'info'} role="status">
          {[plan(counts), ...warnings].join(' ')}
        </Alert>
      ) : null}
      {preview ? <ImportOffer run={run} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {ready ? (
          <Button
            variant="contained"
            loading={applying.isLoading}
            loadingPosition="start"
            onClick={() => apply({ id, mode: counts.invalid > 0 ? 'valid' : 'all' })}
          >
            {counts.invalid > 0
              ? useful === 1
                ? 'Importar solo la válida'
                : `Importar solo las ${formatNumber(useful)} válidas`
              : `Importar ${formatNumber(useful)}`}
          </Button>
        ) : null}
        {state === 'done' ? (
          <Button component={Link} to={done.to} variant="contained">
            {done.label}
          </Button>
        ) : null}
        {preview ? (
          <Button onClick={() => setMapping(!mapping)} aria-expanded={mapping}>
            Columnas del archivo
          </Button>
        ) : null}
        <Button
          startIcon={<Icon name="download" />}
          onClick={() => download(run.reportUrl, `informe-${run.fileName}.xlsx`)}
        >
          Informe
        </Button>
        {state === 'applying' ? null : (
          <Button onClick={restart}>
            {preview ? 'Elegir otro archivo' : 'Importar otro archivo'}
          </Button>
        )}
      </Box>
      {preview && mapping ? <ImportMapping key={run.id} run={run} /> : null}
      <ImportRows run={run} />
    </Box>
  );
}
