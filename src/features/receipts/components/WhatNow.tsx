import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import type { ReceiptRow } from '@/services/wms/generated/receipts.gen';
import { useDownload } from '@/services/wms/useDownload';
import { receiptPath, routes } from '@/utils/paths';
import { useNextToSign } from '../useOwnReceipts';

/** After one, the next: nobody has to go back to the list to find what is left. */
export function WhatNow({ row }: { row: ReceiptRow }) {
  const { known, next, left } = useNextToSign(row.id);
  const download = useDownload();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {next ? (
        <Button
          component={Link}
          to={receiptPath(next.id)}
          variant="contained"
          size="large"
          endIcon={<Icon name="next" />}
        >
          {left === 1 ? 'Siguiente por firmar' : `Siguiente por firmar (${left})`}
        </Button>
      ) : null}
      {known && !next ? (
        <Button component={Link} to={routes.receipts} variant="outlined" size="large">
          Volver a mis recibos
        </Button>
      ) : null}
      <Button
        size="large"
        startIcon={<Icon name="download" />}
        onClick={() => void download(row.file.url, row.file.name)}
      >
        Descargar
      </Button>
    </Box>
  );
}
