import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useParams, useSearchParams } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { Page } from '@/components/page/Page';
import { PartTabs } from '@/components/page/PartTabs';
import { Section } from '@/components/page/Section';
import { PersonName } from '@/components/person/PersonName';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { ViewAsButton } from '@/components/view-as/ViewAsButton';
import { useChooseFirstViewMutation, useListRoleViewsQuery } from '@/services/lists/viewHooks';
import { type RoleAccount, useGetRoleQuery } from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { RoleForm } from '../components/RoleForm';

/** A role to read and change; `new` starts empty, or as a copy of another. */
export function RolePage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const source = Number(id) || Number(params.get('copia')) || 0;
  const fresh = id === 'new';
  const part = fresh ? '' : partOf(params.get('ver'));
  const query = useGetRoleQuery(source, { skip: source === 0 });
  const back = { to: adminPaths.roles, label: 'Roles' };
  if (fresh && source === 0) {
    return (
      <Page title="Nuevo rol" width="wide" back={back}>
        <RoleForm source={null} copy={false} />
      </Page>
    );
  }
  return (
    <Page
      title={fresh ? 'Nuevo rol' : (query.data?.name ?? 'Rol')}
      width="wide"
      back={back}
      action={fresh || !query.data ? undefined : <ViewAsButton kind="role" {...query.data} />}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
        {(role) => (
          <>
            {fresh ? null : (
              <Box sx={{ mb: 3 }}>
                <PartTabs label="Partes del rol" tabs={parts} current={part} />
              </Box>
            )}
            {part === '' ? (
              <RoleForm key={`${role.id} ${fresh}`} source={role} copy={fresh} />
            ) : null}
            {part === 'listas' ? <RoleViews roleId={role.id} /> : null}
            {part === 'cuentas' ? (
              <RoleMembers members={role.members} total={role.accounts} />
            ) : null}
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** The parts are what it may do, how its lists open, and whose it is: each a page long. */
const parts = [
  { key: '', label: 'Permisos' },
  { key: 'listas', label: 'Listas' },
  { key: 'cuentas', label: 'Quiénes lo tienen' },
] as const;

const partOf = (asked: string | null) => parts.find(({ key }) => key === asked)?.key ?? '';

interface RoleMembersProps {
  members: readonly RoleAccount[];
  total: number;
}

function RoleMembers({ members, total }: RoleMembersProps) {
  return (
    <Section title={total === 1 ? 'Lo tiene 1 cuenta' : `Lo tienen ${total} cuentas`}>
      {members.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Todavía nadie. Se asigna desde la ficha de cada persona.
        </Typography>
      ) : (
        <Card>
          <List disablePadding>
            {members.map(({ id, username, active, person }) => (
              <ListItem key={id} divider>
                <PersonName
                  name={person.name}
                  imageUrl={person.imageUrl}
                  detail={`${username}${active ? '' : ' · sin acceso'}`}
                />
              </ListItem>
            ))}
          </List>
        </Card>
      )}
      {total > members.length ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Y {total - members.length} más.
        </Typography>
      ) : null}
    </Section>
  );
}

/** Each list opens with this shared view for people who have this role, until they choose another. */
function RoleViews({ roleId }: { roleId: number }) {
  const query = useListRoleViewsQuery(roleId);
  const [choose] = useChooseFirstViewMutation();
  const notify = useNotice();
  const change = async (list: string, label: string, id: number | null) => {
    const { error } = await choose({ list, id, roleId });
    if (!error) notify({ text: `Se guardó con qué vista se abre «${label}»` });
  };
  return (
    <Section
      title="Cómo se abren las listas"
      description="Cada persona puede elegir después otra vista para sí."
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={2} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              Todavía no hay vistas compartidas de las listas que abre este rol. Se guardan desde
              «Vistas», en cada lista.
            </Typography>
          ) : (
            <Card>
              <List disablePadding>
                {rows.map(({ list, label, firstId, views }) => (
                  <ListItem key={list} divider sx={{ flexWrap: 'wrap', gap: 1 }}>
                    <ListItemText primary={label} sx={{ minWidth: 140 }} />
                    <ChoiceFilter
                      label={`Vista con que se abre ${label}`}
                      value={String(firstId ?? '')}
                      all="Como viene"
                      options={views.map(({ id, name, ownerName }) => ({
                        id,
                        name: `${name} (de ${ownerName})`,
                      }))}
                      onChange={(id) => change(list, label, id === '' ? null : Number(id))}
                    />
                  </ListItem>
                ))}
              </List>
            </Card>
          )
        }
      </QueryState>
    </Section>
  );
}
