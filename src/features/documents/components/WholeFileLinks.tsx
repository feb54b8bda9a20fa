import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import type { ListedDocument as DocumentRow } from '@/services/wms/generated/documents.gen';
import { documentsOfPath } from '@/utils/paths';
import { DownloadFileButton } from './DownloadFileButton';

/** From one paper to all that the house keeps of its person. */
export function WholeFileLinks({ row }: { row: Pick<DocumentRow, 'personId' | 'docket'> }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        component={Link}
        to={documentsOfPath(row.personId)}
        startIcon={<Icon name="folder" />}
      >
        Ver todo su legajo
      </Button>
      <DownloadFileButton {...row} label="Descargar su legajo" />
    </Box>
  );
}
