import { useForm } from 'react-hook-form';
import { FormDialog } from '../dialog/FormDialog';
import { useNotice } from '../feedback/useNotice';
import type { Newest } from '../form/useSeenRow';
import { CertificateDrop } from './CertificateDrop';
import { useCertificate } from './useCertificate';

interface CertificateDialogProps {
  /** There is one already. */
  replaces: boolean;
  /** From `useSeenRow`. */
  newest: Newest;
  /** Names the file, once it is there, in its record. */
  onSend: (certificate: string) => Promise<unknown>;
  onClose: () => void;
}

/** The certificate that came later, or another in its place. */
export function CertificateDialog({ replaces, newest, onSend, onClose }: CertificateDialogProps) {
  const form = useForm({ defaultValues: {} });
  const { file, setFile, send } = useCertificate();
  const notify = useNotice();
  return (
    <FormDialog
      open
      title={replaces ? 'Cambiar el certificado' : 'Agregar el certificado'}
      form={form}
      newest={newest}
      submitLabel="Guardar"
      onSubmit={async () => {
        const certificate = await send();
        if (certificate === null) return;
        await onSend(certificate);
        notify({ text: 'Certificado guardado' });
        onClose();
      }}
      onClose={onClose}
    >
      <CertificateDrop file={file} onChange={setFile} />
    </FormDialog>
  );
}
