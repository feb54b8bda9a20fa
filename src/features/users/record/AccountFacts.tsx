import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { useNotice } from '@/components/feedback/useNotice';
import { RelativeTime } from '@/components/time/RelativeTime';
import { selectCan } from '@/services/session/selectCan';
import type { PersonAccount } from '@/services/wms/generated/users.gen';
import { useLiftSecondStepMutation } from '@/services/wms/generated/users.gen';
import { adminPaths } from '@/utils/paths';

interface AccountFactsProps {
  account: PersonAccount;
  onEdit: () => void;
  onReset: () => void;
}

export function AccountFacts({ account, onEdit, onReset }: AccountFactsProps) {
  const { username, roleId, roleName, active, mustChangePassword, secondStep, lastSeenAt } =
    account;
  const opensRoles = useAppSelector(selectCan('ADMIN.roles'));
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Facts>
        <Fact label="Usuario">{username}</Fact>
        <Fact label="Rol">
          {opensRoles ? (
            <Link component={RouterLink} to={`${adminPaths.roles}/${roleId}`}>
              {roleName}
            </Link>
          ) : (
            roleName
          )}
        </Fact>
        <Fact label="Acceso">{active ? 'Puede entrar' : 'No puede entrar'}</Fact>
        <Fact label="Contraseña">
          {mustChangePassword ? 'La va a elegir al entrar' : 'Elegida por la persona'}
        </Fact>
        <Fact label="Verificación en dos pasos">{secondStep ? 'Activa' : 'Sin activar'}</Fact>
        <Fact label="Última vez que se la vio">
          {lastSeenAt ? <RelativeTime value={lastSeenAt} /> : 'Todavía no entró'}
        </Fact>
      </Facts>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button variant="outlined" onClick={onEdit}>
          Cambiar cuenta
        </Button>
        <Button onClick={onReset}>Reiniciar contraseña</Button>
        {secondStep ? <LiftSecondStep account={account} /> : null}
      </Box>
    </Card>
  );
}

/** For who lost the telephone and the codes that rescue. */
function LiftSecondStep({ account }: { account: PersonAccount }) {
  const [asking, setAsking] = useState(false);
  const [lift] = useLiftSecondStepMutation();
  const notify = useNotice();
  const { personId, version, username } = account;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Quitar los dos pasos</Button>
      <ConfirmDialog
        open={asking}
        title={`¿Quitar la verificación en dos pasos de ${username}?`}
        confirmLabel="Quitar"
        tone="danger"
        onConfirm={async () => {
          const { error } = await lift({ personId, version });
          setAsking(false);
          if (!error) notify({ text: 'Se quitó la verificación en dos pasos' });
        }}
        onClose={() => setAsking(false)}
      >
        Va a entrar solo con su contraseña. Asegurate de que quien lo pide es esa persona: se le
        avisa, y queda en la auditoría. Después la puede volver a activar en su perfil.
      </ConfirmDialog>
    </>
  );
}
