import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type NewsDetail, useAddCertificateMutation } from '../api';
import { useCertificate } from '../useCertificate';
import { CertificateDrop } from './CertificateDrop';

interface CertificateDialogProps {
  row: NewsDetail;
  onClose: () => void;
}

/** The certificate that came later, or another in its place. */
export function CertificateDialog({ row, onClose }: CertificateDialogProps) {
  const form = useForm({ defaultValues: {} });
  const [{ id, version }] = useState(row);
  const { file, setFile, send } = useCertificate();
  const [add] = useAddCertificateMutation();
  const notify = useNotice();
  return (
    <FormDialog
      open
      title={row.certificate === 'given' ? 'Cambiar el certificado' : 'Agregar el certificado'}
      form={form}
      submitLabel="Guardar"
      onSubmit={async () => {
        const certificate = await send();
        if (certificate === null) return;
        await add({ id, version, certificate }).unwrap();
        notify({ text: 'Certificado guardado' });
        onClose();
      }}
      onClose={onClose}
    >
      <CertificateDrop file={file} onChange={setFile} />
    </FormDialog>
  );
}
