import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  useGetCredentialQuery,
  useRenewCredentialMutation,
} from '@/services/wms/generated/markings.gen';
import { CredentialCard } from '../components/CredentialCard';
import { PinDialog } from '../components/PinDialog';
import { PunchTabs } from '../components/PunchTabs';
import { useClockOffset } from '../useClockOffset';
import { useWakeLock } from '../useWakeLock';

function Renewal({ onClose }: { onClose: () => void }) {
  const [send] = useRenewCredentialMutation();
  const notify = useNotice();
  const renew = async () => {
    const { error } = await send();
    onClose();
    if (!error) notify({ text: 'Ya tenés otro código' });
  };
  return (
    <ConfirmDialog
      open
      title="¿Hacer otro código?"
      confirmLabel="Hacer otro"
      onConfirm={renew}
      onClose={onClose}
    >
      Los códigos de cualquier otro teléfono donde hayas ingresado dejan de servir hasta que abras
      ahí esta página con conexión. Tu PIN sigue siendo el mismo.
    </ConfirmDialog>
  );
}

function Content() {
  // The clock of the device is measured anew each time that somebody comes to show their code.
  const query = useGetCredentialQuery(undefined, { refetchOnMountOrArgChange: true });
  const clockOffset = useClockOffset(query, 'getCredential');
  const [open, setOpen] = useState<'pin' | 'renewal' | null>(null);
  useWakeLock();
  const close = () => setOpen(null);
  return (
    <Page title="Mi código" width="reading">
      <PunchTabs />
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(credential) => (
          <Box>
            <Section
              title="Mostralo en el kiosco"
              description="Cada código sirve una sola vez. También anda sin conexión."
              action={
                <Button size="small" onClick={() => setOpen('renewal')}>
                  Hacer otro
                </Button>
              }
            >
              <CredentialCard credential={credential} clockOffset={clockOffset ?? 0} />
            </Section>
            <Section
              title="Sin el teléfono"
              description={
                credential.hasPin
                  ? `Tenés un PIN: en el kiosco escribilo después de tu legajo, ${credential.docket}.`
                  : `Elegí un PIN para fichar en el kiosco con tu legajo, ${credential.docket}.`
              }
              action={
                <Button size="small" variant="outlined" onClick={() => setOpen('pin')}>
                  {credential.hasPin ? 'Cambiar PIN' : 'Elegir PIN'}
                </Button>
              }
            >
              {null}
            </Section>
          </Box>
        )}
      </QueryState>
      {open === 'pin' ? <PinDialog onClose={close} /> : null}
      {open === 'renewal' ? <Renewal onClose={close} /> : null}
    </Page>
  );
}

/** /markings/credential: what one shows at the door. */
export function CredentialPage() {
  return (
    <RequirePermission flag="MARKINGS.CREATE">
      <Content />
    </RequirePermission>
  );
}
