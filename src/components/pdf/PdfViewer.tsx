import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { contractResolver } from '../form/contractResolver';
import { Form } from '../form/Form';
import { PasswordField } from '../password/PasswordField';
import { ErrorState } from '../state/ErrorState';
import type { KeepPdf } from './editing/useKeepPdf';
import { PdfOpening } from './PdfOpening';
import { PdfPages } from './PdfPages';
import type { PdfSource } from './pdfSource';
import { type PdfState, usePdfDocument } from './usePdfDocument';

/** A document with `onSave` can be written on. */
interface PdfViewerProps extends Partial<KeepPdf> {
  source: PdfSource;
  /** The file's name, for its region and for the copy that is downloaded. */
  name: string;
  /** Opens at this one, and goes there when it changes. */
  page?: number;
  /** Once its first page is before the eyes. */
  onDrawn?: () => void;
}

interface StepProps extends Partial<KeepPdf> {
  state: PdfState;
  name: string;
  page?: number;
  onDrawn?: () => void;
  onRetry: () => void;
}

function Step({ state, name, onRetry, ...keep }: StepProps) {
  switch (state.step) {
    case 'loading':
      return <PdfOpening label="Abriendo el PDF" percent={state.percent} />;
    case 'locked':
      return <PdfPassword wrong={state.wrong} onOpen={state.open} />;
    case 'failed':
      return (
        <ErrorState
          error={state.failure}
          title="No pudimos mostrar el documento"
          onRetry={onRetry}
        />
      );
    default:
      return <PdfPages document={state.document} name={name} onRetry={onRetry} {...keep} />;
  }
}

/** Reads a PDF from an address, bytes, a file or base64, as large as the box around it. Load it lazily: it brings the library. */
export function PdfViewer({ source, name, ...keep }: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  const state = usePdfDocument(source, attempt);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: 1,
        minHeight: 0,
        '@media print': { display: 'block' },
      }}
    >
      <Step state={state} name={name} onRetry={() => setAttempt(attempt + 1)} {...keep} />
    </Box>
  );
}

const schema = z.object({ password: z.string().min(1, 'Escribí la contraseña.') });
type Values = z.infer<typeof schema>;
const resolver = contractResolver(schema);

interface PdfPasswordProps {
  /** The last one given did not open it. */
  wrong: boolean;
  onOpen: (password: string) => void;
}

/** Asks for the password of a document that has one. */
function PdfPassword({ wrong, onOpen }: PdfPasswordProps) {
  const form = useForm<Values>({ resolver, defaultValues: { password: '' } });
  const { setError } = form;
  useEffect(() => {
    if (wrong)
      setError('password', { message: 'No es esa. Probá de nuevo.' }, { shouldFocus: true });
  }, [wrong, setError]);
  return (
    <Box sx={{ width: 1, maxWidth: 360, m: 'auto', p: 3, display: 'grid', gap: 2 }}>
      <Typography>Para abrir este PDF hay que escribir su contraseña.</Typography>
      <Form
        form={form}
        guard={false}
        submitLabel="Abrir"
        onSubmit={({ password }) => onOpen(password)}
      >
        <PasswordField<Values>
          name="password"
          label="Contraseña del archivo"
          autoComplete="current-password"
          autoFocus
        />
      </Form>
    </Box>
  );
}
