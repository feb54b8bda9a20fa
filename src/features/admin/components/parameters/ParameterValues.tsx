import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import {
  type ParameterValue,
  useDeleteParameterMutation,
} from '@/services/wms/generated/admin.gen';
import {
  figureText,
  type ParameterRow,
  placeText,
  sinceText,
  standing,
} from '../../parameterModel';

interface ParameterValuesProps {
  row: ParameterRow;
  onEdit: (value: ParameterValue) => void;
}

export function ParameterValues({ row, onEdit }: ParameterValuesProps) {
  const [removing, setRemoving] = useState<ParameterValue | null>(null);
  const [remove] = useDeleteParameterMutation();
  const notify = useNotice();
  const { kind, values } = row;
  const button = (
    value: ParameterValue,
    verb: string,
    icon: 'edit' | 'delete',
    act: () => void,
  ) => (
    <Tooltip title={verb}>
      <IconButton
        size="small"
        aria-label={`${verb} ${figureText(kind, value.value)} ${sinceText(value)}${placeText(kind, value)}`}
        onClick={act}
      >
        <Icon name={icon} fontSize="small" />
      </IconButton>
    </Tooltip>
  );
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, borderTop: 1, borderColor: 'divider' }}
    >
      {values.map((value) => (
        <Box
          component="li"
          key={value.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44, pl: 1 }}
        >
          <Typography sx={{ flex: 1, minWidth: 0 }}>
            <strong>{figureText(kind, value.value)}</strong> {sinceText(value)}
            {placeText(kind, value)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {value.closed ? 'En un período cerrado' : standing(value, row.today)}
          </Typography>
          {value.closed ? null : (
            <span>
              {button(value, 'Corregir', 'edit', () => onEdit(value))}
              {button(value, 'Quitar', 'delete', () => setRemoving(value))}
            </span>
          )}
        </Box>
      ))}
      {removing ? (
        <ConfirmDialog
          open
          title="¿Quitar este valor?"
          confirmLabel="Quitar"
          tone="danger"
          onClose={() => setRemoving(null)}
          onConfirm={async () => {
            const { error } = await remove({ id: removing.id });
            setRemoving(null);
            if (!error) notify({ text: `Se quitó el valor de «${kind.name}»` });
          }}
        >
          «{kind.name}» deja de ser {figureText(kind, removing.value)} {sinceText(removing)}
          {placeText(kind, removing)}; vuelve a regir el valor anterior
          {removing.siteId === null ? '' : ', o el de todas las sedes'}.
        </ConfirmDialog>
      ) : null}
    </Box>
  );
}
