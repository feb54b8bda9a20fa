import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useListRolesQuery } from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { AdminPage } from '../components/AdminPage';
import { RoleRow } from '../components/RoleRow';

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
