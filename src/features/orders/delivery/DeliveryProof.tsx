import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ServerImage } from '@/components/files/ServerImage';
import type { Order } from '@/services/wms/generated/orders.gen';
import { formatDate } from '@/utils/dates';
import { orderPath } from '@/utils/paths';

interface DeliveryProofProps {
  delivery: NonNullable<Order['delivery']>;
  /** The order that brings what was not received. */
  rest: Order['rest'];
}

/** The proof says who received it, with the photo and the signature if there are. */
export function DeliveryProof({ delivery, rest }: DeliveryProofProps) {
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
      {delivery.rest ? (
        <Typography variant="body2">
          Se entregó en parte: {delivery.restReason.toLowerCase()}. El resto{' '}
          {rest ? (
            <>
              quedó en{' '}
              <Link component={RouterLink} to={orderPath(rest.id)}>
                {rest.number}
              </Link>
            </>
          ) : (
            'volvió a sus ubicaciones'
          )}
          .
        </Typography>
      ) : null}
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
