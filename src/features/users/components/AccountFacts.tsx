import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { RelativeTime } from '@/components/time/RelativeTime';
import { selectCan } from '@/services/session/selectCan';
import type { PersonAccount } from '@/services/wms/generated/users.gen';
import { adminPaths } from '@/utils/paths';
import { LiftSecondStep } from './LiftSecondStep';

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
