import { useState } from 'react';
import { CertificateDialog } from '@/components/files/CertificateDialog';
import { type NewsDetail, useAddCertificateMutation } from '@/services/wms/generated/news.gen';

interface NewsCertificateDialogProps {
  row: NewsDetail;
  onClose: () => void;
}

export function NewsCertificateDialog({ row, onClose }: NewsCertificateDialogProps) {
  const [{ id, version }] = useState(row);
  const [add] = useAddCertificateMutation();
  return (
    <CertificateDialog
      replaces={row.certificate === 'given'}
      onSend={(certificate) => add({ id, version, certificate }).unwrap()}
      onClose={onClose}
    />
  );
}
