import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { Link } from 'react-router-dom';
import { PersonName } from '@/components/person/PersonName';
import type { PersonRef } from '@/services/wms/generated/users.gen';
import { routes } from '@/utils/paths';

export function PeopleLinks({ people }: { people: readonly PersonRef[] }) {
  return (
    <Card>
      <List disablePadding>
        {people.map((person) => (
          <ListItem key={person.id ?? person.name} disablePadding>
            <ListItemButton component={Link} to={`${routes.users}/${person.id}`}>
              <PersonName name={person.name} imageUrl={person.imageUrl} detail={person.position} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
