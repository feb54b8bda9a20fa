import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import { type Area, useDeleteAreaMutation } from '@/services/wms/generated/admin.gen';
import { counted } from '@/utils/counted';
import { adminPaths } from '@/utils/paths';
import { DeletePlace } from './DeletePlace';

export function AreaRow({ area }: { area: Area }) {
  const { id, name, people, head } = area;
  const [remove] = useDeleteAreaMutation();
  const who = counted(people, 'persona', 'personas');
  return (
    <ListItem
      disablePadding
      sx={{ borderTop: 1, borderColor: 'divider' }}
      secondaryAction={
        <DeletePlace what="el área" name={name} iconOnly remove={() => remove({ id }).unwrap()} />
      }
    >
      <ListItemButton component={Link} to={`${adminPaths.areas}/${id}`}>
        <ListItemText
          primary={name}
          secondary={head ? `${who} · Responsable: ${head.name}` : `${who} · Sin responsable`}
        />
      </ListItemButton>
    </ListItem>
  );
}
