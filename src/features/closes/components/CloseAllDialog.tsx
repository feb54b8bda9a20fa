import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { DialogHead } from '@/components/dialog/DialogHead';
import { usePhone } from '@/components/dialog/usePhone';
import { useNotice } from '@/components/feedback/useNotice';
import { asAppError } from '@/components/state/asAppError';
import {
  type PeriodDetail,
  type SiteMonth,
  useClosePeriodPayMutation,
  useClosePeriodTimeMutation,
  useLazyGetPeriodQuery,
} from '@/services/wms/generated/closes.gen';
import {
  closeWords,
  type Ledger,
  ledgerWords,
  monthInSentence,
  openText,
  pendingOf,
} from '../closeTexts';

interface CloseAllDialogProps {
  sites: readonly SiteMonth[];
  month: string;
  ledger: Ledger;
  onClose: () => void;
}

/** A site before it is closed, and what became of it. */
interface Line {
  siteId: number;
  siteName: string;
  /** Its state a moment ago; null: it is being asked. */
  period: PeriodDetail | null;
  fault: string;
  closed: boolean;
}

const stateText = ({ period, fault, closed }: Line): string => {
  if (closed) return 'Cerrada';
  if (fault) return fault;
  return period ? openText(pendingOf(period)) : 'Mirando qué queda abierto…';
};

/** Several sites closed at once: each is looked at anew, said with what it leaves open, and closed or refused by itself. */
export function CloseAllDialog({ sites, month, ledger, onClose }: CloseAllDialogProps) {
  const id = useId();
  const phone = usePhone();
  const notify = useNotice();
  const [ask] = useLazyGetPeriodQuery();
  const [closeTime] = useClosePeriodTimeMutation();
  const [closePay] = useClosePeriodPayMutation();
  const [busy, setBusy] = useState(false);
  // The sites are kept from the beginning: the page behind no longer offers one that is closed.
  const [lines, setLines] = useState<readonly Line[]>(() =>
    sites.map(({ siteId, siteName }) => ({
      siteId,
      siteName,
      period: null,
      fault: '',
      closed: false,
    })),
  );
  const change = (siteId: number, part: Partial<Line>) =>
    setLines((all) => all.map((one) => (one.siteId === siteId ? { ...one, ...part } : one)));

  async function look(siteId: number) {
    const { data, error } = await ask({ siteId, month });
    change(siteId, data ? { period: data } : { fault: asAppError(error).message });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is asked once, when the dialog opens
  useEffect(() => {
    for (const { siteId } of lines) void look(siteId);
  }, []);

  const waiting = lines.filter(({ closed }) => !closed);
  const ready = waiting.every(({ period }) => period !== null);
  const left = waiting.reduce((sum, { period }) => sum + (period ? pendingOf(period) : 0), 0);
  const what = `${ledgerWords[ledger]} de ${monthInSentence(month)}`;

  async function confirm() {
    setBusy(true);
    let closed = 0;
    for (const { siteId, period } of waiting) {
      if (!period) continue;
      const send = ledger === 'time' ? closeTime : closePay;
      const { error } = await send({ siteId, month, pending: pendingOf(period) });
      if (error) {
        change(siteId, { fault: asAppError(error).message });
        // They agree to what is open by now when they try again.
        await look(siteId);
      } else {
        closed += 1;
        change(siteId, { closed: true, fault: '' });
      }
    }
    setBusy(false);
    if (closed > 0) notify({ text: `${counted(closed, 'sede', 'sedes')}: se cerraron ${what}` });
    if (closed === waiting.length) onClose();
  }

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      fullWidth
      maxWidth="sm"
      fullScreen={phone}
      aria-labelledby={id}
    >
      <DialogHead id={id} title={`¿Cerrar ${what}?`} covers={phone} onClose={onClose} />
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {`Vas a cerrar ${counted(waiting.length, 'sede', 'sedes')}. ${closeWords[ledger]}`}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map((line) => (
            <Box
              key={line.siteId}
              component="li"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Typography sx={{ flex: '1 1 160px', fontWeight: 600 }}>{line.siteName}</Typography>
              <Typography
                variant="body2"
                role="status"
                sx={{ color: line.fault ? 'error.main' : 'text.secondary' }}
              >
                {stateText(line)}
              </Typography>
            </Box>
          ))}
        </Box>
        {left > 0 ? (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {`${openText(left)}: ya no se va a poder aprobar ni corregir en ese mes.`}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          Cancelar
        </Button>
        <Button
          variant="contained"
          color={left > 0 ? 'error' : 'primary'}
          loading={busy}
          loadingPosition="start"
          disabled={!ready || waiting.length === 0}
          onClick={confirm}
        >
          {`Cerrar ${ledgerWords[ledger]}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
