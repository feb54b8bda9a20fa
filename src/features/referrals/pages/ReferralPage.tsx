import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { EventHistory } from '@/components/timeline/EventHistory';
import { type ReferralDetail, useGetReferralQuery } from '@/services/wms/generated/referrals.gen';
import { allReferralsPath, ownReferralsPath } from '@/utils/referralPaths';
import { BonusList } from '../components/BonusList';
import { Candidate } from '../components/Candidate';
import { Interviews } from '../components/Interviews';
import { KnownFiles } from '../components/KnownFiles';
import { ReferralActions } from '../components/ReferralActions';
import { ReferralFacts } from '../components/ReferralFacts';
import { ReferralNotes } from '../components/ReferralNotes';
import { ShareLink } from '../components/ShareLink';
import { eventText } from '../referralTexts';

/** A referral: its stage for the referrer, and all of it for those who decide. */
export function ReferralPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetReferralQuery(id);
  const row = query.data;
  return (
    <Page
      title={row?.name ?? 'Referido'}
      width="reading"
      back={
        row?.decides
          ? { to: allReferralsPath, label: 'Todos los referidos' }
          : { to: ownReferralsPath, label: 'Mis referidos' }
      }
      action={row ? <ReferralActions row={row} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(found) => <Parts row={found} />}
      </QueryState>
    </Page>
  );
}

function Parts({ row }: { row: ReferralDetail }) {
  const { code, position, firstName, decides, history, bonuses } = row;
  return (
    <>
      <KnownFiles row={row} />
      <ReferralFacts row={row} />
      {code ? (
        <Section
          title="Mandale su invitación"
          description="El enlace es solo para esa persona, y sirve una vez."
        >
          <ShareLink
            code={code}
            words={`Hola${firstName ? ` ${firstName}` : ''}: buscan gente donde trabajo, ${position}. Si te interesa, postulate acá:`}
          />
        </Section>
      ) : null}
      {bonuses.length > 0 ? <BonusList bonuses={bonuses} /> : null}
      {decides ? (
        <>
          <Candidate row={row} />
          <Interviews row={row} />
          <ReferralNotes row={row} />
          <Section title="Historia">
            <EventHistory
              history={history.map((event) => ({ ...event, reason: null }))}
              textOf={eventText}
            />
          </Section>
        </>
      ) : null}
    </>
  );
}
