import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { Icon } from '@/components/icons/Icon';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type Employee,
  type NewPassword,
  type PersonAccount,
  useGetAccountQuery,
  useGetEmployeeQuery,
  useResetPasswordMutation,
} from '@/services/wms/generated/users.gen';
import { AccountDialog } from './AccountDialog';
import { AccountFacts } from './AccountFacts';
import type { PartProps } from './PartProps';

/** The tab shows the account with which a person enters, and what they may do once they are in. */
export function AccountTab({ id }: PartProps) {
  const query = useGetEmployeeQuery(id);
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={3} />}>
      {(person) => <AccountOf person={person} />}
    </QueryState>
  );
}

function AccountOf({ person }: { person: Employee }) {
  const query = useGetAccountQuery(person.id);
  const [reset] = useResetPasswordMutation();
  const [asking, setAsking] = useState<'edit' | 'reset' | null>(null);
  const [given, setGiven] = useState<NewPassword | null>(null);
  const account = query.data?.account ?? null;
  const givePassword = async ({ personId, version }: PersonAccount) => {
    const { data } = await reset({ personId, version });
    setAsking(null);
    if (data) setGiven(data);
  };
  return (
    <>
      <QueryState query={query} skeleton={<SkeletonRows rows={3} />}>
        {({ account: found }) =>
          found ? (
            <AccountFacts
              account={found}
              onEdit={() => setAsking('edit')}
              onReset={() => setAsking('reset')}
            />
          ) : (
            <StateMessage
              icon="account"
              title="Todavía no tiene cuenta"
              action={
                <Button variant="contained" onClick={() => setAsking('edit')}>
                  Crear cuenta
                </Button>
              }
            >
              Con una cuenta entra a Andén y ve lo que su rol le permite.
            </StateMessage>
          )
        }
      </QueryState>
      {asking === 'edit' ? (
        <AccountDialog
          person={person}
          account={account}
          onCreated={givePassword}
          onClose={() => setAsking(null)}
        />
      ) : null}
      <ConfirmDialog
        open={asking === 'reset'}
        title={`¿Reiniciar la contraseña de ${person.name}?`}
        confirmLabel="Reiniciar"
        tone="danger"
        onConfirm={() => account && givePassword(account)}
        onClose={() => setAsking(null)}
      >
        La que usa deja de servir y sus sesiones se cierran ahora, también las que tengan algo sin
        guardar. Vas a ver una nueva, para que entre una vez y elija la suya.
      </ConfirmDialog>
      {given ? (
        <OneTimePassword
          username={given.account.username}
          password={given.password}
          onClose={() => setGiven(null)}
        />
      ) : null}
    </>
  );
}

interface OneTimePasswordProps {
  username: string;
  /** Null where the answer came twice: it was shown the first time. */
  password: string | null;
  onClose: () => void;
}

/** Closes only by its button: what it shows cannot be asked for again. */
function OneTimePassword({ username, password, onClose }: OneTimePasswordProps) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(password ?? ''))
      .then(() => setCopied(true))
      // It can still be read and typed.
      .catch(() => undefined);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Contraseña para entrar una vez</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>
          {password
            ? `Dásela a «${username}»: al entrar va a elegir la suya. Se muestra solo ahora.`
            : 'Ya se había mostrado. Si no la anotaste, reiniciá la contraseña otra vez.'}
        </Typography>
        {password ? (
          <Box
            component="p"
            sx={{
              m: 0,
              mt: 2,
              p: 2,
              borderRadius: 1,
              bgcolor: 'surface.sunken',
              typography: 'h2',
              textAlign: 'center',
              letterSpacing: '0.08em',
              userSelect: 'all',
            }}
          >
            {password}
          </Box>
        ) : null}
      </DialogContent>
      <DialogActions>
        {password ? (
          <Button startIcon={<Icon name={copied ? 'check' : 'copy'} />} onClick={copy}>
            {copied ? 'Copiada' : 'Copiar'}
          </Button>
        ) : null}
        <Button variant="contained" onClick={onClose}>
          {password ? 'Ya la anoté' : 'Cerrar'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
