import { bankUseStates } from '@contract/hours/hourBank';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type HourBankUse, useCancelBankUseMutation } from '@/services/wms/generated/hours.gen';
import { requestPath } from '@/utils/paths';
import { bankUseText } from './bankTexts';

const usual = ['Cambié de planes', 'Hago falta ese día', 'Lo uso otro día'];

/** Hours off that wait for an answer or were granted. */
export function BankUses({ uses }: { uses: readonly HourBankUse[] }) {
  const [cancelling, setCancelling] = useState<HourBankUse | null>(null);
  return (
    <>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {uses.map((use) => (
          <UseCard key={use.id} use={use} onCancel={() => setCancelling(use)} />
        ))}
      </Box>
      {cancelling ? <CancelDialog use={cancelling} onClose={() => setCancelling(null)} /> : null}
    </>
  );
}

const cancelWords = ({ state }: HourBankUse) =>
  state === 'approved' ? 'Dejar sin efecto' : 'Cancelar solicitud';

function UseCard({ use, onCancel }: { use: HourBankUse; onCancel: () => void }) {
  const [label, color] = bankUseStates[use.state];
  return (
    <Card component="li" sx={{ display: 'grid', gap: 1, p: 2, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Typography variant="body2" sx={{ flex: 1, fontWeight: 600 }}>
          {bankUseText(use)}
        </Typography>
        <Chip size="small" variant="outlined" color={color} label={label} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {use.reason}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={requestPath(use.requestId)}>
          Ver la solicitud
        </Button>
        {use.cancels ? <Button onClick={onCancel}>{cancelWords(use)}</Button> : null}
      </Box>
    </Card>
  );
}

function CancelDialog({ use, onClose }: { use: HourBankUse; onClose: () => void }) {
  const [cancel] = useCancelBankUseMutation();
  const notify = useNotice();
  const granted = use.state === 'approved';
  return (
    <ReasonDialog
      title={cancelWords(use)}
      submitLabel={cancelWords(use)}
      tone="normal"
      usual={usual}
      onSubmit={async (reason) => {
        await cancel({ id: use.id, reason }).unwrap();
        notify({
          text: granted ? 'Sin efecto: las horas volvieron al banco' : 'Solicitud cancelada',
        });
      }}
      onClose={onClose}
    >
      {granted
        ? `${bankUseText(use)}: se trabaja como estaba previsto y las horas vuelven al banco.`
        : `${bankUseText(use)}: nadie lo decide más.`}
    </ReasonDialog>
  );
}
