import Button from '@mui/material/Button';
import { useState } from 'react';
import { usePhone } from '@/components/dialog/usePhone';
import { ServerImage } from '@/components/files/ServerImage';
import { Icon } from '@/components/icons/Icon';
import { InlinePdf } from '@/components/pdf/InlinePdf';
import { PdfBeginning } from '@/components/pdf/PdfBeginning';
import { ServerPdfDialog } from '@/components/pdf/ServerPdfDialog';
import { StateMessage } from '@/components/state/StateMessage';
import type { DocumentVersion } from '@/services/wms/generated/documents.gen';

type Shown = Pick<DocumentVersion, 'file'>;

/** On a phone the whole screen is little enough: the PDF opens over it. */
function PhonePdf({ file }: Shown) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        size="large"
        fullWidth
        startIcon={<Icon name="pdf" />}
        onClick={() => setOpen(true)}
      >
        Ver el documento
      </Button>
      <PdfBeginning address={file.url} onOpen={() => setOpen(true)} />
      {open ? (
        <ServerPdfDialog name={file.name} address={file.url} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

/** A version as it is, without leaving the page; what a browser cannot show is offered to keep. */
export function DocumentPreview({ file }: Shown) {
  const phone = usePhone();
  if (file.mime === 'application/pdf') {
    return phone ? <PhonePdf file={file} /> : <InlinePdf file={file} />;
  }
  if (file.previewUrl) {
    return (
      <ServerImage
        src={file.url}
        alt={file.name}
        sx={{ maxWidth: 1, maxHeight: '76vh', objectFit: 'contain', borderRadius: 1 }}
      />
    );
  }
  return (
    <StateMessage
      icon="file"
      title={file.name}
      action={
        <Button
          variant="contained"
          href={file.url}
          download={file.name}
          startIcon={<Icon name="download" />}
        >
          Descargar
        </Button>
      }
    >
      Este tipo de archivo se abre en tu computadora.
    </StateMessage>
  );
}
