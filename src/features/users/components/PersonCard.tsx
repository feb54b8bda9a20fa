import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { fromList } from '@/components/page/fromList';
import { PersonName } from '@/components/person/PersonName';
import type { DirectoryPerson } from '@/services/wms/generated/users.gen';
import { routes } from '@/utils/paths';

export function PersonCard({ person }: { person: DirectoryPerson }) {
  return (
    <Card>
      <CardActionArea
        component={Link}
        to={`${routes.users}/${person.id}`}
        state={fromList}
        sx={{ p: 2 }}
      >
        <PersonName
          name={person.name}
          imageUrl={person.imageUrl}
          detail={person.position}
          size={48}
        />
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary', mt: 1.5 }}>
          {person.areaName} · {person.siteName}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
