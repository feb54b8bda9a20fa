import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { QueryState, type QueryStateProps } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';

const SIZE = 20;

/** The address says which page of a part is asked for. */
export function usePartPage() {
  const { page, setPage } = useListParams(['ver']);
  return { page, setPage, size: SIZE };
}

/** The step that can be begun from a part, for people who may. */
export interface PartStep {
  label: string;
  to: string;
  icon: IconName;
}

interface PartListProps<Row> {
  query: QueryStateProps<{ rows: Row[]; total: number }>['query'];
  paging: ReturnType<typeof usePartPage>;
  icon: IconName;
  empty: { title: string; text: string };
  step?: PartStep | null;
  line: (row: Row) => { title: string; detail: string; to: string; chips?: ReactNode };
}

/** A module's rows of a person, the last first; each line leads to its record there. */
export function PartList<Row extends { id: number }>(props: PartListProps<Row>) {
  const { query, paging, icon, empty, step, line } = props;
  const button = (variant: 'text' | 'contained') =>
    step ? (
      <Button variant={variant} component={Link} to={step.to} startIcon={<Icon name={step.icon} />}>
        {step.label}
      </Button>
    ) : null;
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={4} />}
      isEmpty={({ total }) => total === 0}
      empty={
        <StateMessage icon={icon} title={empty.title} action={button('contained')}>
          {empty.text}
        </StateMessage>
      }
    >
      {({ rows, total }) => (
        <>
          {step ? <Box sx={{ mb: 1.5 }}>{button('text')}</Box> : null}
          <Card>
            <List disablePadding>
              {rows.map((row) => (
                <PartLine key={row.id} {...line(row)} />
              ))}
            </List>
          </Card>
          <Pager page={paging.page} size={paging.size} total={total} onPage={paging.setPage} />
        </>
      )}
    </QueryState>
  );
}

interface PartLineProps {
  title: string;
  detail: string;
  to: string;
  chips?: ReactNode;
}

function PartLine({ title, detail, to, chips }: PartLineProps) {
  return (
    <ListItem disablePadding divider sx={{ '&:last-of-type': { border: 0 } }}>
      <ListItemButton component={Link} to={to} sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <ListItemText
          primary={title}
          secondary={detail}
          sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}
        />
        {chips ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{chips}</Box> : null}
      </ListItemButton>
    </ListItem>
  );
}
