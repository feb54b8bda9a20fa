import { referralRecord as record } from '@contract/referrals/referral';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import type { ReferralDetail } from '@/services/wms/generated/referrals.gen';
import { requestPath } from '@/utils/paths';
import { openingPath } from '@/utils/referralPaths';
import { dayOf } from '../referralTexts';

const { shown } = record;

/** Where a referral stands. */
export function ReferralFacts({ row }: { row: ReferralDetail }) {
  const { number, position, siteName, openingId, state, referrer, startDay, noBonus } = row;
  const { expiresOn, eraseDue, keepUntil, awaits } = row;
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mb: 4, display: 'grid', gap: 2 }}>
      {eraseDue ? (
        <Alert severity="warning">
          {`Pidió que se borren sus datos: hay tiempo hasta el ${dayOf(eraseDue)}. Ese día se borran solos.`}
        </Alert>
      ) : null}
      {awaits ? <Awaiting awaits={awaits} /> : null}
      {noBonus ? <Alert severity="info">{`No lleva bono: ${lowered(noBonus)}`}</Alert> : null}
      <Facts>
        <Fact label={shown.state.label}>
          <ChoiceChip field={shown.state} value={state} />
        </Fact>
        <Fact label="Puesto">
          <Link component={RouterLink} to={openingPath(openingId)}>
            {position}
          </Link>
        </Fact>
        <Fact label="Sede">{siteName}</Fact>
        <Fact label="Quién refirió">{referrer.name}</Fact>
        {startDay ? <Fact label={shown.startDay.label}>{dayOf(startDay)}</Fact> : null}
        {expiresOn ? <Fact label="La invitación vence el">{dayOf(expiresOn)}</Fact> : null}
        {keepUntil ? <Fact label="Sus datos se guardan hasta">{dayOf(keepUntil)}</Fact> : null}
        <Fact label="Referido">{number}</Fact>
      </Facts>
    </Card>
  );
}

/** The hire waits for approval; its request says who decides. */
function Awaiting({ awaits }: { awaits: NonNullable<ReferralDetail['awaits']> }) {
  const { startDay, requestId } = awaits;
  return (
    <Alert
      severity="info"
      action={
        requestId === null ? undefined : (
          <Button color="inherit" size="small" component={RouterLink} to={requestPath(requestId)}>
            Ver la solicitud
          </Button>
        )
      }
    >
      {`Espera aprobación para ingresar el ${dayOf(startDay)}.`}
    </Alert>
  );
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
