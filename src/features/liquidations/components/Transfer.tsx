import { day } from '@contract/core/id';
import { longDay } from '@contract/core/rangeText';
import { reason } from '@contract/core/reason';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { ReasonInput } from '@/components/form/ReasonInput';
import { Section } from '@/components/page/Section';
import {
  type PayRejection,
  type PayRunPersonDetail,
  useRejectTransferMutation,
  useRepayTransferMutation,
  useUndoTransferMutation,
} from '@/services/wms/generated/liquidations.gen';
import { localDay } from '@/utils/localDay';

type Action = PayRunPersonDetail['transferActions'][number];

const labels: Record<Action, string> = {
  reject: 'El banco rechazó la transferencia',
  repay: 'Anotar que se pagó de nuevo',
  undo: 'Quitar lo último anotado',
};

interface TransferProps {
  detail: PayRunPersonDetail;
}

/** Shows what the bank did with somebody's transfer, and what may be noted of it now. */
export function Transfer({ detail }: TransferProps) {
  const { transferActions, rejections } = detail;
  const [open, setOpen] = useState<Action | null>(null);
  const close = () => setOpen(null);
  if (transferActions.length === 0 && rejections.length === 0) return null;
  return (
    <Section title="Transferencia">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {rejections.map((one) => (
          <Rejection key={one.id} rejection={one} />
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {transferActions.map((action) => (
            <Button
              key={action}
              variant={action === 'repay' ? 'contained' : 'outlined'}
              color={action === 'repay' ? 'primary' : 'error'}
              onClick={() => setOpen(action)}
            >
              {labels[action]}
            </Button>
          ))}
        </Box>
      </Box>
      {open === 'reject' ? <RejectDialog detail={detail} onClose={close} /> : null}
      {open === 'repay' ? <RepayDialog detail={detail} onClose={close} /> : null}
      {open === 'undo' ? <UndoDialog detail={detail} onClose={close} /> : null}
    </Section>
  );
}

function Rejection({
  rejection: { rejectedOn, reason: why, paidOn },
}: {
  rejection: PayRejection;
}) {
  const said = `El banco la rechazó el ${longDay(rejectedOn)}: ${why}`;
  return (
    <Alert severity={paidOn ? 'info' : 'error'} variant="outlined">
      {`${said}${/[.!?]$/.test(why) ? '' : '.'} ${paidOn ? `Se pagó de nuevo el ${longDay(paidOn)}.` : 'Todavía no cobró.'}`}
    </Alert>
  );
}

interface DialogProps extends TransferProps {
  onClose: () => void;
}

const rejectForm = z.object({ rejectedOn: day, reason });
const rejectResolver = contractResolver(rejectForm);

function RejectDialog({ detail: { id, personName }, onClose }: DialogProps) {
  const notify = useNotice();
  const [reject] = useRejectTransferMutation();
  const form = useForm<z.input<typeof rejectForm>>({
    resolver: rejectResolver,
    defaultValues: { rejectedOn: localDay(), reason: '' },
  });
  return (
    <FormDialog
      open
      title={`Transferencia rechazada: ${personName}`}
      form={form}
      submitLabel="Anotar"
      onSubmit={async (values) => {
        await reject({ id, ...values }).unwrap();
        notify({ text: 'Anotado: queda sin cobrar' });
        onClose();
      }}
      onClose={onClose}
    >
      <DateInput name="rejectedOn" label="El banco la rechazó el" />
      <ReasonInput
        name="reason"
        usual={['Cuenta inexistente', 'Cuenta cerrada', 'CBU de otra persona']}
      />
    </FormDialog>
  );
}

const repayForm = z.object({ paidOn: day });
const repayResolver = contractResolver(repayForm);

function RepayDialog({ detail: { id }, onClose }: DialogProps) {
  const notify = useNotice();
  const [repay] = useRepayTransferMutation();
  const form = useForm<z.input<typeof repayForm>>({
    resolver: repayResolver,
    defaultValues: { paidOn: localDay() },
  });
  return (
    <FormDialog
      open
      brief
      title="Anotar que se pagó de nuevo"
      form={form}
      submitLabel="Anotar"
      onSubmit={async ({ paidOn }) => {
        await repay({ id, paidOn }).unwrap();
        notify({ text: 'Pago anotado' });
        onClose();
      }}
      onClose={onClose}
    >
      <DateInput name="paidOn" label="Se pagó de nuevo el" />
    </FormDialog>
  );
}

function UndoDialog({ detail: { id, rejections }, onClose }: DialogProps) {
  const notify = useNotice();
  const [undo] = useUndoTransferMutation();
  const repaid = rejections[0]?.paidOn ?? null;
  return (
    <ReasonDialog
      title={repaid ? '¿Quitar que se pagó de nuevo?' : '¿Quitar el rechazo anotado?'}
      submitLabel="Quitar"
      onSubmit={async (why) => {
        await undo({ id, reason: why }).unwrap();
        notify({ text: 'Quitado' });
      }}
      onClose={onClose}
    >
      {repaid
        ? 'Vuelve a estar sin cobrar lo que el banco rechazó.'
        : 'Vuelve a figurar como cobrado con el resto de la liquidación.'}
    </ReasonDialog>
  );
}
