import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { usePhone } from '../dialog/usePhone';
import { Icon } from '../icons/Icon';
import { InlinePdf } from '../pdf/InlinePdf';
import { ServerPdfDialog } from '../pdf/ServerPdfDialog';
import { SignBar } from './SignBar';
import { SignDialog, type SignSaying } from './SignDialog';
import type { SignKind, SignOutcome } from './signingTexts';

interface ReadAndSignProps {
  kind: SignKind;
  /** What is signed, in words. */
  what: string;
  file: { name: string; url: string };
  maySign: boolean;
  mayDissent: boolean;
  onSign: (saying: SignSaying) => Promise<unknown>;
}

/** The paper with what can be done with it below: beside the rest of the page, or over all of a phone's screen. */
export function ReadAndSign({ kind, what, file, maySign, mayDissent, onSign }: ReadAndSignProps) {
  const phone = usePhone();
  const [reading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<SignOutcome | null>(null);
  const bar = maySign ? (
    <SignBar kind={kind} mayDissent={mayDissent} onChoose={setOutcome} />
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
    return (
      <>
        <Button
          variant="contained"
          size="large"
          fullWidth
          startIcon={<Icon name={maySign ? 'sign' : 'pdf'} />}
          onClick={() => setReading(true)}
        >
          {maySign ? 'Leer y firmar' : 'Ver el documento'}
        </Button>
        {reading ? (
          <ServerPdfDialog
            name={file.name}
            address={file.url}
            footer={bar}
            onClose={() => setReading(false)}
          />
        ) : null}
        {dialog}
      </>
    );
  }
  return (
    <Box>
      <InlinePdf file={file} />
      <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1 }}>{bar}</Box>
      {dialog}
    </Box>
  );
}
