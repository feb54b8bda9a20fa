import { linkRunRecord as record } from '@contract/sync/linkRun';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CardList } from '@/components/list/CardList';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type LinkRun, useListLinkRunsQuery } from '@/services/wms/generated/sync.gen';
import { formatNumber } from '@/utils/numbers';
import { momentText } from '../linkTexts';
import { type Direction, runFigures } from '../runFigures';

const MOST = 50;

/** The last runs of a link, the newest first. */
export function LinkRuns({ linkId, direction }: { linkId: number; direction: Direction }) {
  const query = useListLinkRunsQuery({
    size: MOST,
    filters: [{ field: 'linkId', operator: 'is', value: linkId }],
  });
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={4} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <StateMessage icon="clock" title="Todavía no corrió">
          Corre a su hora, o con “Correr ahora”.
        </StateMessage>
      }
    >
      {({ rows, total }) => (
        <>
          <CardList label="Corridas">
            {rows.map((run) => (
              <RunCard key={run.id} run={run} direction={direction} />
            ))}
          </CardList>
          {total > MOST ? (
            <Typography sx={{ color: 'text.secondary', mt: 2 }}>
              {`Se ven las últimas ${MOST} de ${formatNumber(total)}.`}
            </Typography>
          ) : null}
        </>
      )}
    </QueryState>
  );
}

function RunCard({ run, direction }: { run: LinkRun; direction: Direction }) {
  const { shown } = record;
  const ended = run.endedAt ? ` a ${momentText(run.endedAt).split(' ')[1]}` : '';
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="subtitle2" sx={{ flex: '1 1 220px' }}>
          {`${momentText(run.startedAt)}${ended}`}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
            {shown.reason.labels[run.reason]}
          </Typography>
        </Typography>
        <ChoiceChip field={shown.state} value={run.state} />
      </Box>
      {run.fileName ? (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {run.fileName}
        </Typography>
      ) : null}
      {run.read > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {runFigures[direction]
            .map(({ key, label }) => `${label}: ${formatNumber(run[key])}`)
            .join(' · ')}
        </Typography>
      ) : null}
      {run.error ? (
        <Typography
          variant="body2"
          sx={{
            color: run.state === 'failed' ? 'error.main' : 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          {run.error}
        </Typography>
      ) : null}
    </Card>
  );
}
