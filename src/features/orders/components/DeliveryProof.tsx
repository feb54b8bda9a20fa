import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ServerImage } from '@/components/files/ServerImage';
import type { Order } from '@/services/wms/generated/orders.gen';
import { formatDate } from '@/utils/dates';

/** Who received it, with the photo and the signature if there are. */
export function DeliveryProof({ delivery }: { delivery: NonNullable<Order['delivery']> }) {
  const { receiverName, receiverDni, photoUrl, signatureUrl, note, at } = delivery;
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography>
        Recibió {receiverName}
        {receiverDni ? `, DNI ${receiverDni}` : ''}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {formatDate(at, 'DD/MM/AAA HS:MN')}
      </Typography>
      {note ? <Typography variant="body2">{note}</Typography> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {photoUrl ? (
          <ServerImage
            src={photoUrl}
            alt="Foto de la entrega"
            sx={{ maxWidth: 260, width: '100%', borderRadius: 1 }}
          />
        ) : null}
        {signatureUrl ? (
          <ServerImage
            src={signatureUrl}
            alt={`Firma de ${receiverName}`}
            sx={{ maxWidth: 260, width: '100%', borderRadius: 1, bgcolor: 'common.white' }}
          />
        ) : null}
      </Box>
    </Card>
  );
}
