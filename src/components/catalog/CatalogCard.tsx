import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

export interface CatalogCardWords {
  name: string;
  /** Beside the name: "ENF". */
  code?: string;
  /** Its rules on one line. */
  rules: string;
  /** What sets it apart: "Reservada". */
  mark?: string;
  /** Out of use: it is kept for what already has it. */
  active: boolean;
  /** How much it is used, for who may change it. */
  use?: string;
}

/** One of a catalogue, with its rules on one line. */
export function CatalogCard({ words, onEdit }: { words: CatalogCardWords; onEdit?: () => void }) {
  const { name, code, rules, mark, active, use } = words;
  return (
    <Card
      component="li"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography variant="subtitle2">{code ? `${name} (${code})` : name}</Typography>
          {mark ? <Chip size="small" variant="outlined" label={mark} /> : null}
          {active ? null : <Chip size="small" variant="outlined" color="warning" label="Sin uso" />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {rules}
        </Typography>
      </Box>
      {use ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {use}
        </Typography>
      ) : null}
      {onEdit ? (
        <Button size="small" aria-label={`Editar ${name}`} onClick={onEdit}>
          Editar
        </Button>
      ) : null}
    </Card>
  );
}
