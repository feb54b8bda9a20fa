import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Section } from '@/components/page/Section';
import { PersonName } from '@/components/person/PersonName';
import type { RoleAccount } from '@/services/wms/generated/admin.gen';

interface RoleMembersProps {
  members: readonly RoleAccount[];
  total: number;
}

export function RoleMembers({ members, total }: RoleMembersProps) {
  return (
    <Section title={total === 1 ? 'La tiene 1 cuenta' : `Lo tienen ${total} cuentas`}>
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
