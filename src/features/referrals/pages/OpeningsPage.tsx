import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { LinkCard } from '@/components/list/LinkCard';
import { OWN_CARDS, OwnCards } from '@/components/list/OwnCards';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { useListReferralOpeningsQuery } from '@/services/wms/generated/referrals.gen';
import { newOpeningPath, openingPath } from '@/utils/referralPaths';
import { ReferralTabs } from '../components/ReferralTabs';
import { bonusText, openingDetail } from '../referralTexts';

/** /referrals: what is looked for, to be shared with whoever one knows. */
export function OpeningsPage() {
  const decides = useSelector(selectCan('REFERRALS.ALL'));
  return (
    <Page
      title="Referidos"
      purpose="Compartí una búsqueda con alguien que conozcas: si entra a trabajar, puede haber un bono para vos."
      action={
        decides ? (
          <Button
            component={Link}
            to={newOpeningPath}
            variant="contained"
            startIcon={<Icon name="add" />}
          >
            Abrir una búsqueda
          </Button>
        ) : null
      }
    >
      <ReferralTabs />
      <Section title="Abiertas">
        <Openings
          receives
          empty={
            <StateMessage
              icon="referrals"
              title="Por ahora no hay búsquedas abiertas"
              action={
                <NextStep to={newOpeningPath} flag="REFERRALS.ALL">
                  Abrir la primera
                </NextStep>
              }
            >
              Cuando se abra una la vas a ver acá, con el bono que lleva.
            </StateMessage>
          }
        />
      </Section>
      {decides ? (
        <Section title="Cerradas">
          <Openings
            receives={false}
            empty={<StateMessage icon="archive" title="Todavía no se cerró ninguna" />}
          />
        </Section>
      ) : null}
    </Page>
  );
}

function Openings({ receives, empty }: { receives: boolean; empty: ReactNode }) {
  const [page, setPage] = useState(1);
  const query = useListReferralOpeningsQuery({
    ...{ page, size: OWN_CARDS },
    filters: [{ field: 'receives', operator: 'is', value: receives }],
  });
  return (
    <OwnCards query={query} page={page} onPage={setPage} empty={empty}>
      {(opening) => (
        <LinkCard
          key={opening.id}
          to={openingPath(opening.id)}
          title={opening.position}
          detail={`${openingDetail(opening)} · ${bonusText(opening)}`}
        />
      )}
    </OwnCards>
  );
}
