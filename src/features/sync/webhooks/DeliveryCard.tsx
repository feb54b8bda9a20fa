import { counted } from '@contract/core/counted';
import { deliveryRecord as record } from '@contract/sync/webhookDelivery';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import type { WebhookDelivery } from '@/services/wms/generated/sync.gen';
import { momentText } from '../linkTexts';

interface DeliveryCardProps {
  delivery: WebhookDelivery;
  onOpen: () => void;
}

/** Shows a delivery in a line; touched, it opens what was sent and each of its tries. */
export function DeliveryCard({ delivery, onOpen }: DeliveryCardProps) {
  const { label, createdAt, state, tries, nextAt, lastStatus } = delivery;
  const facts = [
    momentText(createdAt),
    tries > 0 ? counted(tries, 'intento', 'intentos') : '',
    lastStatus === null ? '' : `última respuesta ${lastStatus}`,
    nextAt !== null && tries > 0 ? `próximo intento ${momentText(nextAt)}` : '',
  ];
  return (
    <Card component="li">
      <CardActionArea
        onClick={onOpen}
        sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'flex-start' }}
      >
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography variant="subtitle2">{label}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {facts.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <ChoiceChip field={record.shown.state} value={state} />
      </CardActionArea>
    </Card>
  );
}
