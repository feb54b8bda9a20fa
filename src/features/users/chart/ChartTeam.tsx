import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject, Theme } from '@mui/system';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { fromList } from '@/components/page/fromList';
import { PersonName } from '@/components/person/PersonName';
import { NextStep } from '@/components/state/NextStep';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type ChartPerson, useListChartQuery } from '@/services/wms/generated/users.gen';
import { formatNumber } from '@/utils/numbers';
import { personPath, routes } from '@/utils/paths';

interface ChartState {
  open: ReadonlySet<number>;
  onToggle: (id: number) => void;
  /** The person whom the chart was opened for. */
  marked: number | null;
}

interface ChartTeamProps extends ChartState {
  manager?: ChartPerson;
}

/** The people who answer to a manager; where none is given, those who answer to nobody. */
export function ChartTeam({ manager, ...state }: ChartTeamProps) {
  const query = useListChartQuery(manager?.id);
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={Math.min(manager?.reports ?? 3, 6)} avatar />}
      isEmpty={({ people }) => people.length === 0 && !manager}
      empty={
        <StateMessage
          icon="people"
          title="Todavía no hay personas"
          action={
            <NextStep to={routes.users} flag="ADMIN.users">
              Cargar personas
            </NextStep>
          }
        >
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

interface ChartNodeProps {
  person: ChartPerson;
  /** Whether the team is unfolded. */
  isOpen: boolean;
  /** The one the chart was opened for. */
  isMarked: boolean;
  onToggle: () => void;
  /** The team. */
  children: ReactNode;
}

function ChartNode({ person, isOpen, isMarked, onToggle, children }: ChartNodeProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isMarked]);
  const team = counted(person.reports, 'persona', 'personas');
  return (
    <li>
      <Box ref={row} sx={chartStyles.row}>
        <Card sx={chartStyles.card(isMarked)}>
          <CardActionArea
            component={Link}
            to={personPath(person.id)}
            state={fromList()}
            aria-current={isMarked ? 'true' : undefined}
            sx={{ p: 1.25 }}
          >
            <PersonName
              name={person.name}
              imageUrl={person.imageUrl}
              detail={[person.position, person.areaName].filter(Boolean).join(' · ')}
            />
          </CardActionArea>
        </Card>
        {person.reports > 0 ? (
          <Button
            aria-expanded={isOpen}
            aria-label={`Equipo de ${person.name}: ${team}`}
            onClick={onToggle}
            startIcon={<Icon name={isOpen ? 'moveUp' : 'unfold'} />}
          >
            {person.reports}
          </Button>
        ) : null}
      </Box>
      {isOpen ? children : null}
    </li>
  );
}

const line = { borderColor: 'divider', borderStyle: 'solid', borderWidth: 0 };

/** A tree of cards: each team hangs from the line of whom it answers to. */
const chartStyles = {
  team: (hangs: boolean): SystemStyleObject<Theme> => ({
    listStyle: 'none',
    m: 0,
    p: 0,
    pl: hangs ? { xs: 2.5, sm: 4 } : 0,
    ...(hangs && {
      '& > li': { position: 'relative' },
      // Down along the team, and a branch to each; the last one ends the line.
      '& > li::before': {
        ...line,
        content: '""',
        position: 'absolute',
        top: 0,
        bottom: 0,
        left: { xs: -10, sm: -16 },
        borderLeftWidth: 2,
      },
      '& > li:last-of-type::before': { bottom: 'auto', height: 34 },
      '& > li::after': {
        ...line,
        content: '""',
        position: 'absolute',
        top: 34,
        left: { xs: -10, sm: -16 },
        width: { xs: 10, sm: 16 },
        borderTopWidth: 2,
      },
    }),
  }),
  row: { display: 'flex', alignItems: 'center', gap: 1, py: 0.5 },
  card: (marked: boolean): SystemStyleObject<Theme> => ({
    flex: 1,
    minWidth: 0,
    maxWidth: 480,
    ...(marked && { borderColor: 'primary.main', bgcolor: 'surface.soft' }),
  }),
};
