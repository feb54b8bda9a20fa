import { referralRecord as record } from '@contract/referrals/referral';
import { useState } from 'react';
import { LinkCard } from '@/components/list/LinkCard';
import { OWN_CARDS, OwnCards } from '@/components/list/OwnCards';
import { Page } from '@/components/page/Page';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { useListReferralsQuery } from '@/services/wms/generated/referrals.gen';
import { routes } from '@/utils/paths';
import { referralPath } from '@/utils/referralPaths';
import { ReferralTabs } from '../components/ReferralTabs';

/** The people one referred, and how each goes on. */
export function OwnReferralsPage() {
  const [page, setPage] = useState(1);
  const query = useListReferralsQuery({
    ...{ page, size: OWN_CARDS },
    filters: [{ field: 'mine', operator: 'is', value: true }],
  });
  return (
    <Page title="Mis referidos">
      <ReferralTabs />
      <OwnCards
        query={query}
        page={page}
        onPage={setPage}
        empty={
          <StateMessage
            icon="referrals"
            title="Todavía no referiste a nadie"
            action={
              <NextStep to={routes.referrals} flag="REFERRALS">
                Ver las búsquedas abiertas
              </NextStep>
            }
          >
            Acá vas a ver en qué etapa está cada persona, y en qué mes se espera tu bono.
          </StateMessage>
        }
      >
        {(row) => (
          <LinkCard
            key={row.id}
            to={referralPath(row.id)}
            title={row.name}
            detail={`${row.position} · ${row.siteName}`}
          >
            <ChoiceChip field={record.shown.state} value={row.state} />
          </LinkCard>
        )}
      </OwnCards>
    </Page>
  );
}
