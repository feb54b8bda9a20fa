import Box from '@mui/material/Box';
import { Page } from '@/components/page/Page';
import { PersonPicker } from '@/components/references/PersonPicker';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetChartPathQuery } from '@/services/wms/generated/users.gen';
import { routes } from '@/utils/paths';
import { ChartTree } from './ChartTree';
import { useChartPerson } from './useChartPerson';

/** Who answers to whom: opens where the person stands, or where the one looked for does. */
export function ChartPage() {
  const [chosen, choose] = useChartPerson();
  const query = useGetChartPathQuery(chosen ?? undefined);
  return (
    <Page
      title="Organigrama"
      width="reading"
      back={{ to: routes.users, label: 'Personas' }}
      filters={
        <Box sx={{ maxWidth: 360 }}>
          <PersonPicker label="Buscar a una persona" value={chosen} onChange={choose} />
        </Box>
      }
    >
      <QueryState
        query={{ ...query, data: query.currentData }}
        skeleton={<SkeletonRows rows={6} avatar />}
      >
        {({ path }) => <ChartTree key={path.at(-1)} path={path} />}
      </QueryState>
    </Page>
  );
}
