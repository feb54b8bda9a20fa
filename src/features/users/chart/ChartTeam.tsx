import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type ChartPerson, useListChartQuery } from '@/services/wms/generated/users.gen';
import { formatNumber } from '@/utils/numbers';
import { ChartNode } from './ChartNode';
import { chartStyles } from './chartStyles';

interface ChartState {
  open: ReadonlySet<number>;
  onToggle: (id: number) => void;
  /** Whom the chart was opened for. */
  marked: number | null;
}

interface ChartTeamProps extends ChartState {
  manager?: ChartPerson;
}

/** Those who answer to one person; without one, those who answer to nobody. */
export function ChartTeam({ manager, ...state }: ChartTeamProps) {
  const query = useListChartQuery(manager?.id);
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={Math.min(manager?.reports ?? 3, 6)} avatar />}
      isEmpty={({ people }) => people.length === 0 && !manager}
      empty={
        <StateMessage icon="people" title="Todavía no hay personas">
          Cuando Administración cargue al personal, lo vas a encontrar acá.
        </StateMessage>
      }
    >
      {({ people, total }) => (
        <>
          <Box
            component="ul"
            aria-label={manager ? `Equipo de ${manager.name}` : 'Organigrama'}
            sx={chartStyles.team(manager !== undefined)}
          >
            {people.map((person) => (
              <ChartNode
                key={person.id}
                person={person}
                isOpen={person.reports > 0 && state.open.has(person.id)}
                isMarked={person.id === state.marked}
                onToggle={() => state.onToggle(person.id)}
              >
                <ChartTeam manager={person} {...state} />
              </ChartNode>
            ))}
          </Box>
          {total > people.length ? (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              Se muestran {formatNumber(people.length)} de {formatNumber(total)}. Para llegar a
              alguien más, buscá su nombre arriba.
            </Typography>
          ) : null}
        </>
      )}
    </QueryState>
  );
}
