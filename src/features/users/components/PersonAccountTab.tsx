import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type Employee,
  type NewPassword,
  type PersonAccount,
  useGetAccountQuery,
  useResetPasswordMutation,
} from '@/services/wms/generated/users.gen';
import { AccountDialog } from './AccountDialog';
import { AccountFacts } from './AccountFacts';
import { OneTimePassword } from './OneTimePassword';

/** With what somebody enters, and what they may do once they are in. */
export function PersonAccountTab({ person }: { person: Employee }) {
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
