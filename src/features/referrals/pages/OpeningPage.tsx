import { referralOpeningRecord as record } from '@contract/referrals/referralOpening';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import {
  type ReferralOpening,
  useGetReferralOpeningQuery,
  useShareReferralOpeningMutation,
} from '@/services/wms/generated/referrals.gen';
import { routes } from '@/utils/paths';
import { editOpeningPath, inviteReferralPath, openingReferralsPath } from '@/utils/referralPaths';
import { OpeningOnWall } from '../components/OpeningOnWall';
import { ShareLink } from '../components/ShareLink';
import { bonusText, dayOf } from '../referralTexts';

const { fields } = record;

/** An opening, and the ways to refer somebody to it. */
export function OpeningPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetReferralOpeningQuery(id);
  const decides = useSelector(selectCan('REFERRALS.ALL'));
  return (
    <Page
      title={query.data?.position ?? 'Búsqueda'}
      width="reading"
      back={{ to: routes.referrals, label: 'Búsquedas' }}
      action={
        decides && query.data ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <OpeningOnWall opening={query.data} />
            <Button component={Link} to={openingReferralsPath(id)}>
              Ver los referidos
            </Button>
            <Button component={Link} to={editOpeningPath(id)} variant="outlined">
              Corregir
            </Button>
          </Box>
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(opening) => (
          <>
            <OpeningFacts opening={opening} />
            {opening.receives ? <Referring opening={opening} /> : null}
          </>
        )}
      </QueryState>
    </Page>
  );
}

function OpeningFacts({ opening }: { opening: ReferralOpening }) {
  const { siteName, places, hired, until, keepMonths, receives, text } = opening;
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mb: 4, display: 'grid', gap: 2.5 }}>
      {receives ? null : <Alert severity="info">Esta búsqueda ya no recibe postulaciones.</Alert>}
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Facts>
        <Fact label={fields.siteId.label}>{siteName}</Fact>
        <Fact label={fields.places.label}>{`${hired} de ${places} cubiertos`}</Fact>
        <Fact label={fields.until.label}>{dayOf(until)}</Fact>
        <Fact label={fields.keepMonths.label}>{`${keepMonths} meses`}</Fact>
        <Fact label="Bono para quien refiere" whole>
          {bonusText(opening)}
        </Fact>
      </Facts>
    </Card>
  );
}

function Referring({ opening }: { opening: ReferralOpening }) {
  const { id, position } = opening;
  const [share, { isLoading }] = useShareReferralOpeningMutation();
  const [code, setCode] = useState<string | null>(null);
  const show = async () => {
    const { data } = await share({ id });
    if (data) setCode(data.code);
  };
  return (
    <>
      <Section
        title="Compartila"
        description="Quien se postule con tu enlace queda como referido tuyo."
      >
        {code ? (
          <ShareLink
            code={code}
            words={`Buscan gente donde trabajo: ${position}. Postulate acá:`}
          />
        ) : (
          <Button
            variant="contained"
            loading={isLoading}
            loadingPosition="start"
            startIcon={<Icon name="send" />}
            onClick={() => void show()}
          >
            Ver mi enlace y mi QR
          </Button>
        )}
      </Section>
      <Section
        title="Invitá a alguien"
        description="Anotás su nombre y cómo ubicarla; lo demás lo completa y lo acepta ella. Si en 14 días no responde, lo que anotaste se borra."
      >
        <Button
          component={Link}
          to={inviteReferralPath(id)}
          variant="outlined"
          startIcon={<Icon name="referrals" />}
        >
          Invitar
        </Button>
      </Section>
    </>
  );
}
