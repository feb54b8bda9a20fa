import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { PersonPicker } from '@/components/references/PersonPicker';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetChartPathQuery } from '@/services/wms/generated/users.gen';
import { routes } from '@/utils/paths';
import { ChartTeam } from './ChartTeam';

/** The chart tells who answers to whom: it opens where the person stands, or where the one looked for does. */
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

/** The address names the person, so that a chart opened at somebody can be sent to a colleague. */
function useChartPerson() {
  const [params, setParams] = useSearchParams();
  const named = Number(params.get('persona'));
  const chosen = Number.isInteger(named) && named > 0 ? named : null;
  const choose = (person: number | null) => setParams(person ? { persona: String(person) } : {});
  return [chosen, choose] as const;
}

/** `path` starts open, and ends with whom the chart is about. */
function ChartTree({ path }: { path: readonly number[] }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(path));
  const toggle = (id: number) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return <ChartTeam marked={path.at(-1) ?? null} open={open} onToggle={toggle} />;
}
