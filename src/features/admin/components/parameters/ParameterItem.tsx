import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import type { ParameterValue } from '@/services/wms/generated/admin.gen';
import { figureText, type ParameterRow, sinceText } from '../../parameterModel';
import { ParameterDialog } from './ParameterDialog';
import { ParameterValues } from './ParameterValues';

/** A figure: the value that rules, where it comes from, and under it every value it had and will have. */
export function ParameterItem({ row }: { row: ParameterRow }) {
  const { kind, values } = row;
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState<ParameterValue | 'new' | null>(null);
  const id = useId();
  const current = values.find((value) => value.current && value.siteId === null);
  return (
    <ListItem divider sx={{ display: 'block', p: 2, '&:last-of-type': { border: 0 } }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3" id={`${id}-name`}>
            {kind.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {kind.source}
          </Typography>
        </Box>
        <Box sx={{ flex: '0 1 180px' }}>
          <Typography variant="subtitle1" component="p">
            {current ? figureText(kind, current.value) : 'Sin valor'}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {current ? sinceText(current) : 'No rige todavía'}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={`${id}-values`}
            aria-describedby={`${id}-name`}
            endIcon={<Icon name="unfold" />}
            onClick={() => setOpen(!open)}
          >
            {counted(values.length, 'valor', 'valores')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            aria-describedby={`${id}-name`}
            onClick={() => setEditing('new')}
          >
            Nuevo valor
          </Button>
        </Box>
      </Box>
      <Collapse in={open} id={`${id}-values`} unmountOnExit>
        <ParameterValues row={row} onEdit={setEditing} />
      </Collapse>
      {editing ? (
        <ParameterDialog
          row={row}
          value={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </ListItem>
  );
}
