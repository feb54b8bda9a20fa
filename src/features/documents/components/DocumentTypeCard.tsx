import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { DocumentType } from '../api';
import { rulesOf } from '../documentTexts';

interface DocumentTypeCardProps {
  row: DocumentType;
  onEdit?: () => void;
}

/** A type with its rules on one line. */
export function DocumentTypeCard({ row, onEdit }: DocumentTypeCardProps) {
  return (
    <Card
      component="li"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="subtitle2">{row.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {rulesOf(row)}
        </Typography>
      </Box>
      {onEdit && row.used > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {row.used === 1 ? 'Un documento' : `${row.used} documentos`}
        </Typography>
      ) : null}
      {row.active ? null : <Chip size="small" variant="outlined" color="warning" label="Sin uso" />}
      {onEdit ? (
        <Button size="small" aria-label={`Editar ${row.name}`} onClick={onEdit}>
          Editar
        </Button>
      ) : null}
    </Card>
  );
}
