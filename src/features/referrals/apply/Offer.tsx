import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ApplicationShown } from '@/services/wms/generated/referrals.gen';
import { dayOf } from '../referralTexts';

interface OfferProps {
  shown: ApplicationShown;
  offer: NonNullable<ApplicationShown['offer']>;
}

/** The opening in its own words, and the person who passed it on. */
export function Offer({ shown, offer }: OfferProps) {
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 1.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {`${shown.organisation} · ${shown.siteName} · hasta el ${dayOf(offer.until)}`}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {offer.text}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Te pasó esta búsqueda ${offer.referrer}, que trabaja acá.`}
      </Typography>
    </Card>
  );
}
