import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CardList } from '@/components/list/CardList';
import type { SiteMonth } from '@/services/wms/generated/closes.gen';
import { openOfSite } from '../closeTexts';
import { StateChip } from './StateChip';

interface SiteMonthListProps {
  rows: readonly SiteMonth[];
  chosen: number;
  pathOf: (row: { id: number }) => string;
}

/** The sites in one month. */
export function SiteMonthList({ rows, chosen, pathOf }: SiteMonthListProps) {
  return (
    <CardList label="Sedes">
      {rows.map(({ siteId, siteName, state, pending }) => (
        <Card
          key={siteId}
          component="li"
          sx={siteId === chosen ? { borderColor: 'primary.main' } : undefined}
        >
          <CardActionArea
            component={Link}
            to={pathOf({ id: siteId })}
            aria-current={siteId === chosen ? 'true' : undefined}
            sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 2 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{siteName}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {openOfSite({ state, pending })}
              </Typography>
            </Box>
            <StateChip state={state} />
          </CardActionArea>
        </Card>
      ))}
    </CardList>
  );
}
