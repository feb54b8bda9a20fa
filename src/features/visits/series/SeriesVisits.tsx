import { visitRecord } from '@contract/visits/visit';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Section } from '@/components/page/Section';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useListVisitsQuery } from '@/services/wms/generated/visits.gen';
import { formatDate } from '@/utils/dates';
import { localDay } from '@/utils/localDay';
import { visitPath } from '@/utils/visitPaths';
import { windowText } from '../visitTexts';

const SHOWN = 20;

/** The next visits of a series, each with the day on which it is now. */
export function SeriesVisits({ id }: { id: number }) {
  const query = useListVisitsQuery({
    size: SHOWN,
    sort: [{ field: 'day', direction: 'asc' }],
    filters: [
      { field: 'seriesId', operator: 'is', value: id },
      { field: 'day', operator: 'from', value: localDay() },
    ],
  });
  return (
    <Section title="Próximas visitas" description="Las que siguen se planifican solas cada día.">
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Typography>No tiene visitas por venir.</Typography>}
      >
        {({ rows }) => (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {rows.map((visit) => (
              <Box
                component="li"
                key={visit.id}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  gap: 1.5,
                  py: 1,
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <MuiLink component={Link} to={visitPath(visit.id)}>
                  {formatDate(visit.day, 'DD/MM/AAA')}, {windowText(visit)}
                </MuiLink>
                <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
                  {visit.person?.name ?? visitRecord.fields.personId.none}
                </Typography>
                <ChoiceChip field={visitRecord.shown.state} value={visit.state} late={visit.late} />
              </Box>
            ))}
          </Box>
        )}
      </QueryState>
    </Section>
  );
}
