import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { counted } from '@/utils/counted';
import type { NewsType } from '../api';
import { paidText } from '../newsTexts';

const signs = { bonus: 'Suma al sueldo', discount: 'Descuenta del sueldo' };

function rulesOf({ sign, paidPercent, certificateDays, askable, source }: NewsType): string {
  const certificate =
    certificateDays === null ? '' : `certificado en ${counted(certificateDays, 'día', 'días')}`;
  return [
    sign ? signs[sign] : paidText(paidPercent),
    certificate,
    askable ? 'la avisa la persona' : 'la carga Recursos Humanos',
    source,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A type with its rules on one line. */
export function NewsTypeCard({ row, onEdit }: { row: NewsType; onEdit?: () => void }) {
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography variant="subtitle2">
            {row.name} ({row.code})
          </Typography>
          {row.medical ? <Chip size="small" variant="outlined" label="Reservada" /> : null}
          {row.active ? null : (
            <Chip size="small" variant="outlined" color="warning" label="Sin uso" />
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {rulesOf(row)}
        </Typography>
      </Box>
      {onEdit ? (
        <Button size="small" aria-label={`Editar ${row.name}`} onClick={onEdit}>
          Editar
        </Button>
      ) : null}
    </Card>
  );
}
