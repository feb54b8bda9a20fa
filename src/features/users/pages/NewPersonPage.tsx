import { keepsPeople } from '@contract/users/keepsPeople';
import { useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useGetReferralQuery } from '@/services/wms/generated/referrals.gen';
import { routes } from '@/utils/paths';
import { PersonForm } from '../components/PersonForm';

export function NewPersonPage() {
  const [params] = useSearchParams();
  const referralId = Number(params.get('referido')) || 0;
  return (
    <RequirePermission flag={keepsPeople}>
      <Page title="Nueva persona" width="reading" back={{ to: routes.users, label: 'Personas' }}>
        {referralId > 0 ? <ReferredPerson id={referralId} /> : <PersonForm person={null} />}
      </Page>
    </RequirePermission>
  );
}

/** The file of a person who was referred and hired: all that they told is there. */
function ReferredPerson({ id }: { id: number }) {
  const query = useGetReferralQuery(id);
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
      {(referral) =>
        referral.actions.includes('admit') ? (
          <PersonForm person={null} referral={referral} />
        ) : (
          <StateMessage icon="lock" title="Su legajo ya se dio de alta, o no se contrató" />
        )
      }
    </QueryState>
  );
}
