import { linkRecord as record } from '@contract/sync/link';
import Box from '@mui/material/Box';
import { useParams, useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { PartTabs } from '@/components/page/PartTabs';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type Link, useGetLinkQuery } from '@/services/wms/generated/sync.gen';
import { routes } from '@/utils/paths';
import { LinkActions } from '../components/LinkActions';
import { LinkChart } from '../components/LinkChart';
import { LinkFacts } from '../components/LinkFacts';
import { LinkRejects } from '../components/LinkRejects';
import { LinkRuns } from '../components/LinkRuns';
import { PassedLimits } from '../limits/PassedLimits';

const rejects = 'rechazadas';

/** A link: how it is set, its runs, and the rows that were not taken in. */
export function LinkPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetLinkQuery(id);
  const link = query.data;
  return (
    <Page
      title={link?.name ?? 'Enlace'}
      back={{ to: routes.sync, label: 'Enlaces' }}
      action={
        link ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <ChoiceChip field={record.shown.health} value={link.health} />
            <LinkActions link={link} />
          </Box>
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(found) => <Parts link={found} />}
      </QueryState>
    </Page>
  );
}

function Parts({ link }: { link: Link }) {
  const [params] = useSearchParams();
  if (link.direction === 'out') {
    return (
      <>
        <LinkFacts link={link} />
        <LinkChart linkId={link.id} direction="out" />
        <LinkRuns linkId={link.id} direction="out" />
      </>
    );
  }
  const part = params.get('ver') === rejects ? rejects : '';
  const open = link.pending + link.parked;
  const pending = open > 0 ? ` (${open})` : '';
  return (
    <>
      <PassedLimits link={link} />
      <LinkFacts link={link} />
      <PartTabs
        label="Partes del enlace"
        current={part}
        tabs={[
          { key: '', label: 'Corridas' },
          { key: rejects, label: `Filas rechazadas${pending}` },
        ]}
      />
      <Box sx={{ mt: 2 }}>
        {part === rejects ? (
          <LinkRejects link={link} />
        ) : (
          <>
            <LinkChart linkId={link.id} direction="in" />
            <LinkRuns linkId={link.id} direction="in" />
          </>
        )}
      </Box>
    </>
  );
}
