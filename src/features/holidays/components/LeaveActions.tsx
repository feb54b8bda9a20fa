import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { CertificateDialog } from '@/components/files/CertificateDialog';
import { useSeenRow } from '@/components/form/useSeenRow';
import {
  type LeaveDetail,
  useAddLeaveCertificateMutation,
  useCancelLeaveMutation,
} from '@/services/wms/generated/holidays.gen';
import { useCancelRequestMutation } from '@/services/wms/generated/workflow.gen';
import { correctLeavePath } from '@/utils/paths';
import { spanText } from '../leaveTexts';
import { InterruptDialog } from './InterruptDialog';

/** The actions that the server lets the person take on a leave now. */
export function LeaveActions({ leave }: { leave: LeaveDetail }) {
  const [withdraw] = useCancelRequestMutation();
  const [callOff] = useCancelLeaveMutation();
  const [asking, setAsking] = useState<'withdraw' | 'callOff' | 'interrupt' | 'certificate' | null>(
    null,
  );
  const notify = useNotice();
  const { id, version, requestId, requestVersion, actions } = leave;
  const close = () => setAsking(null);
  const takeBack = async () => {
    const { error } = await withdraw({ id: requestId, version: requestVersion });
    close();
    if (!error) notify({ text: 'La solicitud quedó cancelada' });
  };
  return (
    <>
      {actions.includes('withdraw') ? (
        <Button color="error" onClick={() => setAsking('withdraw')}>
          Cancelar la solicitud
        </Button>
      ) : null}
      {actions.includes('callOff') ? (
        <Button color="error" onClick={() => setAsking('callOff')}>
          Dejar sin efecto
        </Button>
      ) : null}
      {actions.includes('interrupt') ? (
        <Button onClick={() => setAsking('interrupt')}>Interrumpir</Button>
      ) : null}
      {actions.includes('certificate') ? (
        <Button onClick={() => setAsking('certificate')}>
          {leave.file ? 'Cambiar certificado' : 'Agregar certificado'}
        </Button>
      ) : null}
      {actions.includes('edit') ? (
        <Button component={Link} to={correctLeavePath(id)} variant="contained">
          Corregir y enviar
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking === 'withdraw'}
        title="¿Cancelar la solicitud?"
        confirmLabel="Cancelar la solicitud"
        cancelLabel="Volver"
        tone="danger"
        onConfirm={takeBack}
        onClose={close}
      >
        Los días vuelven a estar libres. Si los necesitás, tendrás que pedirlos de nuevo.
      </ConfirmDialog>
      {asking === 'callOff' ? (
        <ReasonDialog
          title="Dejar sin efecto"
          submitLabel="Dejar sin efecto"
          onSubmit={(reason) => callOff({ id, version, reason }).unwrap()}
          onClose={close}
        >
          {`La licencia ${spanText(leave)} deja de valer y los días vuelven al saldo.`}
        </ReasonDialog>
      ) : null}
      {asking === 'certificate' ? <LeaveCertificateDialog leave={leave} onClose={close} /> : null}
      {asking === 'interrupt' ? <InterruptDialog leave={leave} onClose={close} /> : null}
    </>
  );
}

interface LeaveCertificateDialogProps {
  leave: LeaveDetail;
  onClose: () => void;
}

function LeaveCertificateDialog({ leave, onClose }: LeaveCertificateDialogProps) {
  const { seen, newest } = useSeenRow(leave);
  const { id, version } = seen;
  const [add] = useAddLeaveCertificateMutation();
  return (
    <CertificateDialog
      replaces={leave.file !== null}
      newest={newest}
      onSend={(certificate) => add({ id, version, certificate }).unwrap()}
      onClose={onClose}
    />
  );
}
