import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type Chore, useListChoresQuery } from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { momentText } from '../jobModel';

function outcomeOf({ lastAt, finishedAt, error }: Chore) {
  if (lastAt === null) return { label: 'Todavía no corrió', color: 'default' } as const;
  if (error !== null) return { label: 'Falló', color: 'error' } as const;
  if (finishedAt === null) return { label: 'En curso', color: 'info' } as const;
  return { label: 'Bien', color: 'success' } as const;
}

function ChoreRow({ chore }: { chore: Chore }) {
  const last = chore.lastAt ? `Última vez: ${momentText(chore.lastAt)}` : null;
  const times = [last, `Próxima: ${momentText(chore.nextAt)}`, chore.error];
  return (
    <ListItem divider>
      <ListItemText primary={chore.title} secondary={times.filter(Boolean).join(' · ')} />
      <Chip size="small" {...outcomeOf(chore)} />
    </ListItem>
  );
}

/** The page shows what the server does by itself. */
export function ChoresPage() {
  const query = useListChoresQuery(undefined, { pollingInterval: 60_000 });
  return (
    <Page
      title="Rutinas"
      purpose="Lo que el servidor hace por su cuenta."
      width="reading"
      back={{ to: adminPaths.jobs, label: 'Tareas' }}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
        {({ rows }) => (
          <Card>
            <List disablePadding aria-label="Rutinas">
              {rows.map((chore) => (
                <ChoreRow key={chore.name} chore={chore} />
              ))}
            </List>
          </Card>
        )}
      </QueryState>
    </Page>
  );
}
