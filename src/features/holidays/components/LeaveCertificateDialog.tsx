import { useState } from 'react';
import { CertificateDialog } from '@/components/files/CertificateDialog';
import {
  type LeaveDetail,
  useAddLeaveCertificateMutation,
} from '@/services/wms/generated/holidays.gen';

interface LeaveCertificateDialogProps {
  leave: LeaveDetail;
  onClose: () => void;
}

export function LeaveCertificateDialog({ leave, onClose }: LeaveCertificateDialogProps) {
  const [{ id, version }] = useState(leave);
  const [add] = useAddLeaveCertificateMutation();
  return (
    <CertificateDialog
      replaces={leave.file !== null}
      onSend={(certificate) => add({ id, version, certificate }).unwrap()}
      onClose={onClose}
    />
  );
}
