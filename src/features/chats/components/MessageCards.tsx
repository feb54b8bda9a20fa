import { recordLinks } from '@contract/search/recordLinks';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { type RecordCard, useShowLinksQuery } from '@/services/wms/generated/search.gen';

/** Pages of the product that a message names, as far as whoever reads may open them. */
export function MessageCards({ body }: { body: string }) {
  const paths = recordLinks(body, window.location.origin);
  return paths.length > 0 ? <Cards paths={paths} /> : null;
}

function Cards({ paths }: { paths: string[] }) {
  const { data } = useShowLinksQuery(paths);
  if (!data || data.cards.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Enlaces del mensaje"
      sx={{ m: 0, mt: 0.75, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}
    >
      {data.cards.map((card) => (
        <li key={card.path}>{card.found ? <Card {...card} found={card.found} /> : <Hidden />}</li>
      ))}
    </Box>
  );
}

const sheet = {
  ...{ display: 'block', px: 1.25, py: 0.75, border: 1, borderColor: 'divider', borderRadius: 1 },
  bgcolor: 'background.paper',
} as const;

interface CardProps extends Pick<RecordCard, 'label'> {
  found: NonNullable<RecordCard['found']>;
}

function Card({ label, found: { title, detail, link } }: CardProps) {
  return (
    <Box
      component={Link}
      to={link}
      sx={{
        ...sheet,
        ...{ color: 'inherit', textDecoration: 'none', minHeight: 44 },
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography
        variant="caption"
        component="span"
        sx={{ display: 'block', color: 'text.secondary' }}
      >
        {label}
      </Typography>
      <Typography variant="subtitle2" component="span" noWrap sx={{ display: 'block' }}>
        {title}
      </Typography>
      {detail ? (
        <Typography
          variant="body2"
          component="span"
          noWrap
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {detail}
        </Typography>
      ) : null}
    </Box>
  );
}

/** Neither its name nor whether it exists. */
function Hidden() {
  return (
    <Box sx={{ ...sheet, color: 'text.secondary' }}>
      <Typography
        variant="body2"
        component="span"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
      >
        <Icon name="lock" sx={{ fontSize: 16 }} />
        No podés ver esto
      </Typography>
    </Box>
  );
}
