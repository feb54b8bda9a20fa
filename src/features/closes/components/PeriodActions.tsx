import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { selectCan } from '@/services/session/selectCan';
import {
  type PeriodDetail,
  useClosePeriodPayMutation,
  useClosePeriodTimeMutation,
  useReopenPeriodMutation,
} from '@/services/wms/generated/closes.gen';
import { payFileOf } from '@/utils/timePaths';
import {
  closeWords,
  type Ledger,
  ledgerWords,
  leftOpenWords,
  monthInSentence,
  pendingOf,
} from '../closeTexts';
import { AdjustmentDialog } from './AdjustmentDialog';

type Open = { kind: 'close' | 'reopen'; ledger: Ledger } | { kind: 'adjust' };

const offered = [
  { action: 'closeTime', label: 'Cerrar horas', open: { kind: 'close', ledger: 'time' } },
  { action: 'closePay', label: 'Cerrar sueldos', open: { kind: 'close', ledger: 'pay' } },
  { action: 'reopenTime', label: 'Reabrir horas', open: { kind: 'reopen', ledger: 'time' } },
  { action: 'reopenPay', label: 'Reabrir sueldos', open: { kind: 'reopen', ledger: 'pay' } },
  { action: 'adjust', label: 'Cargar un ajuste', open: { kind: 'adjust' } },
] as const;

/** The server says what this person may do with the month now. */
export function PeriodActions({ period }: { period: PeriodDetail }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const buttons = offered.filter(({ action }) => period.actions.includes(action));
  const exports = useAppSelector(selectCan('HOURS.SHOW'));
  if (buttons.length === 0 && !exports) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
      {buttons.map(({ action, label, open: what }) => (
        <Button
          key={action}
          variant={what.kind === 'close' ? 'contained' : 'outlined'}
          startIcon={<Icon name={what.kind === 'adjust' ? 'add' : 'lock'} />}
          onClick={() => setOpen(what)}
        >
          {label}
        </Button>
      ))}
      {exports ? (
        <Button
          component={Link}
          to={payFileOf(period.month, period.siteId)}
          startIcon={<Icon name="download" />}
        >
          Exportar para sueldos
        </Button>
      ) : null}
      {open?.kind === 'close' ? (
        <CloseDialog period={period} ledger={open.ledger} onClose={close} />
      ) : null}
      {open?.kind === 'reopen' ? (
        <ReopenDialog period={period} ledger={open.ledger} onClose={close} />
      ) : null}
      {open?.kind === 'adjust' ? <AdjustmentDialog onClose={close} /> : null}
    </Box>
  );
}

interface DialogProps {
  period: PeriodDetail;
  ledger: Ledger;
  onClose: () => void;
}

function CloseDialog({ period, ledger, onClose }: DialogProps) {
  const notify = useNotice();
  const [closeTime] = useClosePeriodTimeMutation();
  const [closePay] = useClosePeriodPayMutation();
  const { siteId, siteName, month } = period;
  const pending = pendingOf(period);
  const left = leftOpenWords(pending);
  const what = `${ledgerWords[ledger]} de ${monthInSentence(month)}`;
  return (
    <ConfirmDialog
      open
      title={`¿Cerrar ${what}?`}
      confirmLabel={`Cerrar ${ledgerWords[ledger]}`}
      tone={pending > 0 ? 'danger' : 'normal'}
      onClose={onClose}
      onConfirm={async () => {
        const send = ledger === 'time' ? closeTime : closePay;
        const { error } = await send({ siteId, month, pending });
        onClose();
        if (!error) notify({ text: `${siteName}: se cerraron ${what}` });
      }}
    >
      {[`Vas a cerrar ${siteName}.`, closeWords[ledger], left].filter(Boolean).join(' ')}
    </ConfirmDialog>
  );
}

function ReopenDialog({ period, ledger, onClose }: DialogProps) {
  const notify = useNotice();
  const [reopen] = useReopenPeriodMutation();
  const { siteId, siteName, month } = period;
  const what = `${ledgerWords[ledger]} de ${monthInSentence(month)}`;
  return (
    <ReasonDialog
      title={`¿Reabrir ${what}?`}
      submitLabel={`Reabrir ${ledgerWords[ledger]}`}
      onSubmit={async (reason) => {
        await reopen({ siteId, month, ledger, reason }).unwrap();
        notify({ text: `${siteName}: se reabrieron ${what}` });
      }}
      onClose={onClose}
    >
      {`${siteName} vuelve a aceptar cambios de ese mes. El motivo queda en la historia y en la auditoría.`}
    </ReasonDialog>
  );
}
