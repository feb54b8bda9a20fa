import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { FileDrop } from '@/components/files/FileDrop';
import { Icon } from '@/components/icons/Icon';
import { OwnPdf } from '@/components/pdf/OwnPdf';
import { asAppError } from '@/components/state/asAppError';
import { useVerifyFileMutation } from '@/services/wms/generated/verify.gen';
import { handled } from '@/services/wms/handled';
import { fileWords, waitText } from '../verdicts';
import { PaperFacts } from './PaperFacts';
import { VerdictNote } from './VerdictNote';

const rules = {
  accept: ['application/pdf'],
  acceptLabel: 'PDF',
  maxBytes: megabytes(fileLimits.verifiable),
  maxFiles: 1,
};

/** Whether a file is what was signed; of another paper than that of `code` it is said. */
export function CheckFile({ code }: { code?: string }) {
  const [file, setFile] = useState<File | null>(null);
  const [verify, { data, error, isLoading, reset }] = useVerifyFileMutation();
  const check = async ([chosen]: File[]) => {
    setFile(chosen ?? null);
    reset();
    // A refusal is told here.
    if (chosen) await verify({ file: chosen }).unwrap().catch(handled);
  };
  const paper = data?.paper;
  const words = data ? fileWords(data) : null;
  const other = code !== undefined && paper && paper.code !== code;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FileDrop
        label="El PDF a comprobar"
        rules={rules}
        files={file ? [file] : []}
        onChange={check}
        disabled={isLoading}
      />
      <Box role="status" sx={{ display: 'grid', gap: 2 }}>
        {isLoading ? (
          <Box>
            <Typography variant="body2">Comparando tu archivo con lo que se firmó…</Typography>
            <LinearProgress aria-hidden="true" sx={{ mt: 1 }} />
          </Box>
        ) : null}
        {error ? <VerifyError error={error} /> : null}
        {words ? <VerdictNote words={words} /> : null}
        {other ? (
          <Alert severity="warning">
            {`Pero es otro documento: «${paper.title}», con el código ${paper.code}.`}
          </Alert>
        ) : null}
      </Box>
      {file ? <ChosenFile key={`${file.name} ${file.lastModified}`} file={file} /> : null}
      {paper && code === undefined ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h2">
            {data?.verdict === 'changed' ? `El original: ${paper.title}` : paper.title}
          </Typography>
          <PaperFacts paper={paper} />
        </Box>
      ) : null}
    </Box>
  );
}

/** Why a file could not be looked at, and when to try again. */
function VerifyError({ error }: { error: unknown }) {
  const { message, code, retryAfter } = asAppError(error);
  const wait = code === 'demasiados_intentos' && retryAfter ? waitText(retryAfter) : '';
  return <Alert severity="error">{[message, wait].filter(Boolean).join(' ')}</Alert>;
}

/** The very file that was chosen, to be read beside what is said of it. */
function ChosenFile({ file }: { file: File }) {
  const [open, setOpen] = useState(false);
  const source = useMemo(() => ({ file }), [file]);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        size="small"
        aria-expanded={open}
        startIcon={<Icon name="pdf" />}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Cerrar el archivo' : 'Ver el archivo que elegí'}
      </Button>
      {open ? (
        <Box sx={{ width: 1 }}>
          <OwnPdf name={file.name} source={source} />
        </Box>
      ) : null}
    </Box>
  );
}
