import { hoursText } from '@contract/core/hoursText';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LedgerCard } from '@/components/ledger/LedgerCard';
import type { HourBank, HourBankSignature } from '@/services/wms/generated/hours.gen';
import { formatDate } from '@/utils/dates';
import { signPath } from '@/utils/paths';
import { dayText, freeOf, termsText } from './bankTexts';

interface BankCardProps {
  bank: HourBank;
  /** The action shows whose it is, or what its owner may do with it. */
  action?: ReactNode;
}

/** How much there is, until when each part may be used, and by which agreement. */
export function BankCard({ bank, action }: BankCardProps) {
  const { reserved, lots, agreement } = bank;
  return (
    <LedgerCard
      label="Disponible"
      amount={hoursText(freeOf(bank))}
      reserved={
        reserved > 0 ? `Hay ${hoursText(reserved)} más en solicitudes sin decidir.` : undefined
      }
      action={action}
    >
      {lots.length > 0 ? <Lots lots={lots} /> : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {agreement
          ? `${termsText(agreement)} Está escrito en: ${agreement.writtenIn}.`
          : 'Hoy no hay un acuerdo de banco de horas: las extras se pagan.'}
      </Typography>
      {agreement?.signature ? <SignatureLine signature={agreement.signature} /> : null}
    </LedgerCard>
  );
}

/** Says since when its person's signature is under the agreement, and leads to the paper. */
const SignatureLine = ({ signature: { id, signedAt } }: { signature: HourBankSignature }) => (
  <Typography variant="body2" sx={{ mt: 1 }}>
    {signedAt ? `Firmado el ${formatDate(signedAt, 'DD/MM/AAA')}. ` : 'Falta la firma. '}
    <Link component={RouterLink} to={signPath(id)}>
      {signedAt ? 'Ver el acuerdo' : 'Leer y firmar'}
    </Link>
  </Typography>
);

/** The first to expire first. */
function Lots({ lots }: Pick<HourBank, 'lots'>) {
  return (
    <Box
      component="ul"
      aria-label="Hasta cuándo se usan"
      sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}
    >
      {lots.map(({ expiresOn, minutes }) => (
        <Box
          component="li"
          key={expiresOn}
          sx={{
            display: 'flex',
            gap: 2,
            py: 1,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Typography
            component="span"
            sx={{ minWidth: 56, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {hoursText(minutes)}
          </Typography>
          <Typography component="span">hasta el {dayText(expiresOn)}</Typography>
        </Box>
      ))}
    </Box>
  );
}
