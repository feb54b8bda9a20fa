import Box from '@mui/material/Box';
import { useParams, useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { ViewAsButton } from '@/components/view-as/ViewAsButton';
import { useGetRoleQuery } from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { RoleForm } from '../components/RoleForm';
import { RoleMembers } from '../components/RoleMembers';
import { RoleViews } from '../components/RoleViews';

/** One role to read and change; `new` starts empty, or as a copy of another. */
export function RolePage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const source = Number(id) || Number(params.get('copia')) || 0;
  const fresh = id === 'new';
  const query = useGetRoleQuery(source, { skip: source === 0 });
  const back = { to: adminPaths.roles, label: 'Roles' };
  if (fresh && source === 0) {
    return (
      <Page title="Nuevo rol" back={back}>
        <RoleForm source={null} copy={false} />
      </Page>
    );
  }
  return (
    <Page
      title={fresh ? 'Nuevo rol' : (query.data?.name ?? 'Rol')}
      back={back}
      action={fresh || !query.data ? undefined : <ViewAsButton kind="role" {...query.data} />}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
        {(role) => (
          <>
            <RoleForm key={`${role.id} ${fresh}`} source={role} copy={fresh} />
            {fresh ? null : (
              <Box sx={{ mt: 5 }}>
                <RoleViews roleId={role.id} />
                <RoleMembers members={role.members} total={role.accounts} />
              </Box>
            )}
          </>
        )}
      </QueryState>
    </Page>
  );
}
