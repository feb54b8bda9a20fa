import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useOpenServerFile } from '@/components/files/useOpenServerFile';
import { Icon } from '@/components/icons/Icon';
import { deliveryNotesPath, packageLabelsPath } from '@/utils/paths';
import type { Order } from '../api';

/** The papers of an order, each in a tab of its own. */
export function OrderPapers({ order }: { order: Order }) {
  const open = useOpenServerFile();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        startIcon={<Icon name="print" />}
        onClick={() => void open(deliveryNotesPath([order.id]))}
      >
        Remito
      </Button>
      {order.packages.length > 0 ? (
        <Button
          startIcon={<Icon name="qr" />}
          onClick={() => void open(packageLabelsPath([order.id]))}
        >
          Etiquetas
        </Button>
      ) : null}
    </Box>
  );
}
