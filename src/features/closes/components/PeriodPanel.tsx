import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { EventHistory } from '@/components/timeline/EventHistory';
import { type PeriodDetail, useGetPeriodQuery } from '@/services/wms/generated/closes.gen';
import { closePath } from '@/utils/timePaths';
import { historyOf, isClosed, monthInSentence } from '../closeTexts';
import { AdjustmentsSection } from './AdjustmentsSection';
import { OpenItems } from './OpenItems';
import { PeriodActions } from './PeriodActions';
import { SealSection } from './SealSection';
import { StateChip } from './StateChip';

interface PeriodPanelProps {
  siteId: number;
  month: string;
}

/** A month of a site: what is open, what may be done, and what was. */
export function PeriodPanel({ siteId, month }: PeriodPanelProps) {
  const query = useGetPeriodQuery({ siteId, month });
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(period) => <Period period={period} />}
      </QueryState>
    </Card>
  );
}

function Period({ period }: { period: PeriodDetail }) {
  const { siteId, siteName, month, state, over, openBefore, pending, history } = period;
  const closed = isClosed(state);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <Typography variant="h2">{siteName}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {monthInSentence(month).replace(/^./, (letter) => letter.toUpperCase())}
          </Typography>
        </Box>
        <StateChip state={state} />
      </Box>
      {over ? null : (
        <Alert severity="info" sx={{ mb: 2 }}>
          El mes todavía no terminó: se cierra cuando pasa su último día.
        </Alert>
      )}
      {over && openBefore && !closed ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {`Antes de este, sigue abierto `}
          <Link component={RouterLink} to={closePath(openBefore, siteId)}>
            {monthInSentence(openBefore)}
          </Link>
          .
        </Alert>
      ) : null}
      <PeriodActions period={period} />
      <Section title="Qué queda abierto">
        <OpenItems items={pending} closed={closed} />
      </Section>
      {closed ? <SealSection siteId={siteId} month={month} /> : null}
      <AdjustmentsSection siteId={siteId} month={month} closed={closed} />
      {history.length > 0 ? (
        <Section title="Historia">
          <EventHistory history={historyOf(history)} textOf={({ text }) => text} />
        </Section>
      ) : null}
    </>
  );
}
