import { renditionRecord } from '@contract/renditions/rendition';
import Alert from '@mui/material/Alert';
import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { PersonCard } from '@/components/person/PersonCard';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { needsId } from '@/components/shell/needsId';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { EventHistory } from '@/components/timeline/EventHistory';
import { SentBackNote } from '@/components/workflow/SentBackNote';
import { useListExpenseCategoriesQuery } from '@/services/expenses/expenseHooks';
import {
  type RenditionDetail,
  useGetRenditionQuery,
} from '@/services/wms/generated/renditions.gen';
import { routes } from '@/utils/paths';
import { ownRenditionsPath } from '@/utils/payPaths';
import { RenditionActions } from '../components/RenditionActions';
import { RenditionLines } from '../components/RenditionLines';
import { RenditionSums } from '../components/RenditionSums';
import { eventText, standingText } from '../renditionTexts';

function Content() {
  const { id } = useParams();
  const query = useGetRenditionQuery(Number(id) || 0);
  const { data: known } = useListExpenseCategoriesQuery();
  const back = known?.manages
    ? { to: routes.renditions, label: 'Rendiciones' }
    : { to: ownRenditionsPath, label: 'Mis rendiciones' };
  return (
    <Page
      title={query.data?.title ?? 'Rendición'}
      back={back}
      action={query.data ? <RenditionActions row={query.data} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(row) => <Whole row={row} />}
      </QueryState>
    </Page>
  );
}

/** A rendition from its advance to its balance. */
export const RenditionPage = needsId(Content);

const corrects = ['draft', 'open'];

function Whole({ row }: { row: RenditionDetail }) {
  const standing = standingText(row);
  return (
    <>
      <PersonCard
        name={row.personName}
        imageUrl={row.imageUrl}
        detail={`Legajo ${row.docket} · ${row.areaName}`}
        chip={<ChoiceChip field={renditionRecord.shown.state} value={row.state} />}
      >
        {standing ? (
          <Alert severity={row.state === 'settled' ? 'success' : 'info'}>{standing}</Alert>
        ) : null}
        {corrects.includes(row.state) ? <SentBackNote history={row.history} /> : null}
        <RenditionSums row={row} />
      </PersonCard>
      <RenditionLines row={row} />
      <Section title="Historia">
        <EventHistory history={row.history} textOf={eventText} />
      </Section>
    </>
  );
}
