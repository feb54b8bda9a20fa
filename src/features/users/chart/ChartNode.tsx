import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { fromList } from '@/components/page/fromList';
import { PersonName } from '@/components/person/PersonName';
import type { ChartPerson } from '@/services/wms/generated/users.gen';
import { counted } from '@/utils/counted';
import { personPath } from '@/utils/paths';
import { chartStyles } from './chartStyles';

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

export function ChartNode({ person, isOpen, isMarked, onToggle, children }: ChartNodeProps) {
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
            state={fromList}
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
