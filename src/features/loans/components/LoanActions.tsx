import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import {
  type LoanDetail,
  useCallOffLoanMutation,
  usePauseLoanMutation,
} from '@/services/wms/generated/loans.gen';
import { useCancelRequestMutation } from '@/services/wms/generated/workflow.gen';
import { correctLoanPath } from '@/utils/payPaths';
import { PayDialog, ResumeDialog, SettleDialog } from './LoanDialogs';

type Action = LoanDetail['actions'][number];

const buttons: Record<Exclude<Action, 'edit'>, string> = {
  pay: 'Pagar',
  settle: 'Anotar una devolución',
  resume: 'Reanudar',
  pause: 'Pausar',
  callOff: 'Dejar sin efecto',
  withdraw: 'Cancelar el pedido',
};
const order = ['pay', 'resume', 'settle', 'pause', 'callOff', 'withdraw'] as const;
const ends: readonly Action[] = ['callOff', 'withdraw'];

/** The server says what this person may do with it now. */
export function LoanActions({ loan }: { loan: LoanDetail }) {
  const [open, setOpen] = useState<Action | null>(null);
  const close = () => setOpen(null);
  const { id, actions } = loan;
  const offered = order.filter((action) => actions.includes(action));
  return (
    <>
      {actions.includes('edit') ? (
        <Button component={Link} to={correctLoanPath(id)} variant="contained">
          Corregir y enviar
        </Button>
      ) : null}
      {offered.map((action) => (
        <Button
          key={action}
          variant={action === 'pay' || action === 'resume' ? 'contained' : 'text'}
          color={ends.includes(action) ? 'error' : 'primary'}
          onClick={() => setOpen(action)}
        >
          {buttons[action]}
        </Button>
      ))}
      {open === 'pay' ? <PayDialog loan={loan} onClose={close} /> : null}
      {open === 'settle' ? <SettleDialog loan={loan} onClose={close} /> : null}
      {open === 'resume' ? <ResumeDialog loan={loan} onClose={close} /> : null}
      {open === 'pause' || open === 'callOff' ? (
        <EndDialog loan={loan} end={open} onClose={close} />
      ) : null}
      {open === 'withdraw' ? <WithdrawDialog loan={loan} onClose={close} /> : null}
    </>
  );
}

interface DialogProps {
  loan: LoanDetail;
  onClose: () => void;
}

const endWords = {
  pause: {
    title: 'Pausar',
    text: 'Las cuotas que faltan no se descuentan hasta que lo reanudes. La persona recibe un aviso.',
    done: 'En pausa',
  },
  callOff: {
    title: 'Dejar sin efecto',
    text: 'No se paga ni se descuenta, y no vuelve: habría que pedirlo de nuevo. La persona recibe un aviso.',
    done: 'Quedó sin efecto',
  },
} as const;

function EndDialog({ loan, end, onClose }: DialogProps & { end: keyof typeof endWords }) {
  const notify = useNotice();
  const [pause] = usePauseLoanMutation();
  const [callOff] = useCallOffLoanMutation();
  const send = { pause, callOff }[end];
  const { title, text, done } = endWords[end];
  return (
    <ReasonDialog
      title={title}
      submitLabel={title}
      onSubmit={async (reason) => {
        await send({ id: loan.id, version: loan.version, reason }).unwrap();
        notify({ text: done });
      }}
      onClose={onClose}
    >
      {text}
    </ReasonDialog>
  );
}

function WithdrawDialog({ loan, onClose }: DialogProps) {
  const notify = useNotice();
  const [withdraw] = useCancelRequestMutation();
  return (
    <ConfirmDialog
      open
      title="¿Cancelar el pedido?"
      confirmLabel="Cancelar el pedido"
      cancelLabel="Volver"
      tone="danger"
      onConfirm={async () => {
        const { error } = await withdraw({ id: loan.requestId, version: loan.requestVersion });
        onClose();
        if (!error) notify({ text: 'El pedido quedó cancelado' });
      }}
      onClose={onClose}
    >
      Nadie lo decide. Si lo necesitás, tendrás que pedirlo de nuevo.
    </ConfirmDialog>
  );
}
