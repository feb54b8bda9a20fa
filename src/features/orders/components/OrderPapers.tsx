import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { ServerPdfDialog } from '@/components/pdf/ServerPdfDialog';
import type { Order } from '@/services/wms/generated/orders.gen';
import { deliveryNotesPath, packageLabelsPath } from '@/utils/paths';

interface Paper {
  name: string;
  address: string;
}

/** The papers of an order, read and printed without leaving it. */
export function OrderPapers({ order }: { order: Order }) {
  const [shown, setShown] = useState<Paper | null>(null);
  const note = { name: `Remito ${order.number}`, address: deliveryNotesPath([order.id]) };
  const labels = { name: `Etiquetas ${order.number}`, address: packageLabelsPath([order.id]) };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button startIcon={<Icon name="print" />} onClick={() => setShown(note)}>
        Remito
      </Button>
      {order.packages.length > 0 ? (
        <Button startIcon={<Icon name="qr" />} onClick={() => setShown(labels)}>
          Etiquetas
        </Button>
      ) : null}
      {shown ? <ServerPdfDialog {...shown} onClose={() => setShown(null)} /> : null}
    </Box>
  );
}
