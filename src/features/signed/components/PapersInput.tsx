import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { FileDrop } from '@/components/files/FileDrop';
import { useField } from '@/components/form/useField';
import { WithReason } from '@/components/form/WithReason';
import { Icon } from '@/components/icons/Icon';
import { lazyDialog } from '@/components/lazy/lazyPiece';
import { asAppError } from '@/components/state/asAppError';
import { useUploadFileMutation } from '@/services/files/fileHooks';
import type { EnvelopeValues } from '../envelopeForm';

const PlacesDialog = lazyDialog(
  async () => (await import('@/components/pdf/places/PlacesDialog')).PlacesDialog,
);

const MOST = 10;
type Papers = EnvelopeValues['files'];

const rulesFor = (left: number) => ({
  accept: ['application/pdf'],
  acceptLabel: 'PDF',
  maxBytes: megabytes(fileLimits.paper),
  maxFiles: left,
});

/** Brings each PDF at once, so that one that cannot be signed is told before anything else is typed. */
function useBringing(papers: Papers, onChange: (papers: Papers) => void) {
  const [upload] = useUploadFileMutation();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const bring = async (files: readonly File[]) => {
    setBusy(true);
    setRefused([]);
    let held = papers;
    for (const file of files) {
      try {
        const { hash } = await upload({ purpose: 'signing', file }).unwrap();
        if (!held.some((paper) => paper.file === hash)) {
          held = [...held, { file: hash, name: file.name, places: [] }];
        }
      } catch (error) {
        const { message } = asAppError(error);
        setRefused((before) => [...before, `${file.name}: ${message}`]);
      }
    }
    onChange(held);
    setBusy(false);
  };
  return { bring, busy, refused };
}

interface PapersInputProps {
  name: 'files';
  /** The names of the signers, in the order of their turns. */
  signers: readonly string[];
}

/** The documents of an envelope, in the order in which they are read. */
export function PapersInput({ name, signers }: PapersInputProps) {
  const { field, error } = useField(name);
  const papers = field.value as Papers;
  const { bring, busy, refused } = useBringing(papers, field.onChange);
  const [placing, setPlacing] = useState<Papers[number] | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {papers.map((paper) => (
        <Box
          key={paper.file}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 1.5,
            py: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Icon name="pdf" color="primary" />
          <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {paper.name}
          </Typography>
          <Button
            aria-label={`Dónde se firma ${paper.name}`}
            disabled={signers.length === 0}
            onClick={() => setPlacing(paper)}
          >
            {paper.places.length > 0 ? 'Lugar elegido' : 'Dónde se firma'}
          </Button>
          <IconButton
            aria-label={`Quitar ${paper.name}`}
            onClick={() => field.onChange(papers.filter(({ file }) => file !== paper.file))}
          >
            <Icon name="close" />
          </IconButton>
        </Box>
      ))}
      {refused.map((text) => (
        <Alert key={text} severity="error">
          {text}
        </Alert>
      ))}
      {busy ? <LinearProgress aria-label="Subiendo" /> : null}
      <WithReason error={error}>
        {papers.length < MOST ? (
          <FileDrop
            label={papers.length > 0 ? 'Otro documento' : 'Documento a firmar'}
            rules={rulesFor(MOST - papers.length)}
            files={[]}
            disabled={busy}
            onChange={(files) => void bring(files)}
          />
        ) : null}
      </WithReason>
      {placing ? (
        <Suspense fallback={null}>
          <PlacesDialog
            file={placing.file}
            name={placing.name}
            places={placing.places}
            signers={signers}
            onSave={(places) =>
              field.onChange(
                papers.map((paper) => (paper.file === placing.file ? { ...paper, places } : paper)),
              )
            }
            onClose={() => setPlacing(null)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}
