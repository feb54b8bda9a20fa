import { counted } from '@contract/core/counted';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type Role,
  useDeleteRoleMutation,
  useListRolesQuery,
} from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { AdminPage } from '../components/AdminPage';
import { scopeLabels, summaryOf } from '../roleModel';

export function RolesPage() {
  const query = useListRolesQuery();
  return (
    <AdminPage
      title="Roles"
      purpose="Qué puede hacer cada persona, y sobre quién."
      action={
        <>
          <Button
            component={Link}
            to={`${adminPaths.roles}/compare`}
            startIcon={<Icon name="compare" />}
          >
            Comparar
          </Button>
          <Button
            component={Link}
            to={`${adminPaths.roles}/new`}
            variant="contained"
            startIcon={<Icon name="add" />}
          >
            Nuevo rol
          </Button>
        </>
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {({ rows }) => (
          <Card>
            <List disablePadding aria-label="Roles">
              {rows.map((role) => (
                <RoleRow key={role.id} role={role} />
              ))}
            </List>
          </Card>
        )}
      </QueryState>
    </AdminPage>
  );
}

const people = (count: number) => counted(count, 'cuenta', 'cuentas');

function RoleRow({ role }: { role: Role }) {
  const [asking, setAsking] = useState(false);
  const [remove] = useDeleteRoleMutation();
  const notify = useNotice();
  const { id, name, scope, accounts } = role;
  return (
    <ListItem
      disablePadding
      divider
      secondaryAction={
        <>
          <Tooltip title="Duplicar">
            <IconButton
              component={Link}
              to={`${adminPaths.roles}/new?copia=${id}`}
              aria-label={`Duplicar ${name}`}
            >
              <Icon name="copy" fontSize="small" />
            </IconButton>
          </Tooltip>
          {accounts === 0 ? (
            <Tooltip title="Borrar">
              <IconButton aria-label={`Borrar ${name}`} onClick={() => setAsking(true)}>
                <Icon name="delete" fontSize="small" />
              </IconButton>
            </Tooltip>
          ) : null}
        </>
      }
    >
      <ListItemButton component={Link} to={`${adminPaths.roles}/${id}`} sx={{ py: 1.5, pr: 12 }}>
        <ListItemText
          primary={name}
          secondary={[people(accounts), scopeLabels[scope], summaryOf(role)].join(' · ')}
          slotProps={{ primary: { variant: 'subtitle1' } }}
        />
      </ListItemButton>
      <ConfirmDialog
        open={asking}
        title={`¿Borrar el rol «${name}»?`}
        confirmLabel="Borrar"
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const { error } = await remove({ id });
          setAsking(false);
          if (!error) notify({ text: `Se borró el rol «${name}»` });
        }}
      >
        Ninguna cuenta lo tiene. No se puede deshacer.
      </ConfirmDialog>
    </ListItem>
  );
}
