import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { usePhone } from '../dialog/usePhone';
import { Icon } from '../icons/Icon';
import { notOnPaper } from '../paper/paperMarks';
import { InlinePdf } from '../pdf/InlinePdf';
import { PdfBeginning } from '../pdf/PdfBeginning';
import { ServerPdfDialog } from '../pdf/ServerPdfDialog';
import { SignBar } from './SignBar';
import { SignDialog, type SignSaying } from './SignDialog';
import type { SignKind, SignOutcome } from './signingTexts';

interface ReadAndSignProps {
  kind: SignKind;
  /** The words for what is signed. */
  what: string;
  file: { name: string; url: string };
  maySign: boolean;
  mayDissent: boolean;
  onSign: (saying: SignSaying) => Promise<unknown>;
  /** Once the paper is before their eyes, not before. */
  onSeen?: () => void;
}

/** Whether this very paper was drawn, since it was last opened. */
function useSeen(url: string, onSeen: (() => void) | undefined) {
  const [drawn, setDrawn] = useState<string | null>(null);
  const seen = drawn === url;
  useEffect(() => {
    if (seen) onSeen?.();
  }, [seen, onSeen]);
  return {
    seen,
    markSeen: useCallback(() => setDrawn(url), [url]),
    forget: () => setDrawn(null),
  };
}

/** The paper with what can be done with it below: beside the rest of the page, or over all of a phone's screen. */
export function ReadAndSign(props: ReadAndSignProps) {
  const { kind, what, file, maySign, mayDissent, onSign, onSeen } = props;
  const phone = usePhone();
  const [reading, setReading] = useState(false);
  const { seen, markSeen, forget } = useSeen(file.url, onSeen);
  const [outcome, setOutcome] = useState<SignOutcome | null>(null);
  const bar = maySign ? (
    <SignBar kind={kind} seen={seen} mayDissent={mayDissent} onChoose={setOutcome} />
  ) : null;
  const dialog = outcome ? (
    <SignDialog
      kind={kind}
      outcome={outcome}
      what={what}
      onSign={async (saying) => {
        await onSign(saying);
        setReading(false);
      }}
      onClose={() => setOutcome(null)}
    />
  ) : null;
  if (phone) {
    const read = () => {
      forget();
      setReading(true);
    };
    const label = maySign ? 'Leer y firmar' : 'Ver el documento';
    return (
      <>
        <Button
          variant="contained"
          size="large"
          fullWidth
          startIcon={<Icon name={maySign ? 'sign' : 'pdf'} />}
          onClick={read}
        >
          {label}
        </Button>
        <PdfBeginning address={file.url} onOpen={read} />
        {reading ? (
          <ServerPdfDialog
            name={file.name}
            address={file.url}
            footer={bar}
            onDrawn={markSeen}
            onClose={() => setReading(false)}
          />
        ) : null}
        {dialog}
      </>
    );
  }
  return (
    <Box>
      <InlinePdf file={file} onDrawn={markSeen} />
      <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, ...notOnPaper }}>{bar}</Box>
      {dialog}
    </Box>
  );
}
