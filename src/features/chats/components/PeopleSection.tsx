import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CardList } from '@/components/list/CardList';
import { PersonName } from '@/components/person/PersonName';
import type { PersonRef } from '@/services/wms/generated/chats.gen';

interface PeopleSectionProps {
  title: string;
  people: readonly PersonRef[];
}

/** People under a title that counts them. */
export function PeopleSection({ title, people }: PeopleSectionProps) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {title} ({people.length})
      </Typography>
      <CardList>
        {people.map(({ id, name, imageUrl, position }) => (
          <li key={id ?? name}>
            <PersonName name={name} imageUrl={imageUrl} detail={position} />
          </li>
        ))}
      </CardList>
    </Box>
  );
}
