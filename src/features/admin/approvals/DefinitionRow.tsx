import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import type { ApprovalDefinition as Definition } from '@/services/wms/generated/workflow.gen';
import {
  useDeleteDefinitionMutation,
  useMoveDefinitionMutation,
  useSaveDefinitionMutation,
} from '@/services/wms/generated/workflow.gen';
import { definitionPath } from '@/utils/paths';
import { conditionsText, type Names, stepsText } from './definitionTexts';
import type { RequestKind } from './definitionTypes';

interface DefinitionRowProps {
  definition: Definition;
  kind: RequestKind;
  names: Names;
  first: boolean;
  last: boolean;
}

export function DefinitionRow({ definition, kind, names, first, last }: DefinitionRowProps) {
  const [asking, setAsking] = useState(false);
  const notify = useNotice();
  const { move, remove, setActive, working } = useDefinitionActions(definition);
  const { id, name, active } = definition;
  return (
    <ListItem divider={!last} sx={{ flexWrap: 'wrap', gap: 1, py: 1.5 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Link component={RouterLink} to={definitionPath(id)} variant="subtitle1" underline="hover">
          {name}
        </Link>
        <Typography variant="body2">{stepsText(definition, names)}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {active ? null : 'Inactiva · '}
          {conditionsText(definition, kind)}
        </Typography>
      </Box>
      <Switch
        checked={active}
        disabled={working}
        onChange={(_event, on) => void setActive(on)}
        slotProps={{ input: { 'aria-label': `${name} activa` } }}
      />
      <Box sx={{ display: 'flex' }}>
        <IconButton
          aria-label={`Mirar ${name} antes`}
          disabled={first || working}
          onClick={() => void move('up')}
        >
          <Icon name="moveUp" />
        </IconButton>
        <IconButton
          aria-label={`Mirar ${name} después`}
          disabled={last || working}
          onClick={() => void move('down')}
        >
          <Icon name="moveDown" />
        </IconButton>
        <IconButton aria-label={`Borrar ${name}`} onClick={() => setAsking(true)}>
          <Icon name="delete" />
        </IconButton>
      </Box>
      <ConfirmDialog
        open={asking}
        title={`¿Borrar «${name}»?`}
        confirmLabel="Borrar"
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const done = await remove();
          setAsking(false);
          if (done) notify({ text: `Se borró «${name}»` });
        }}
      >
        Lo que ya se pidió sigue con su cadena. No se puede deshacer.
      </ConfirmDialog>
    </ListItem>
  );
}

/** The actions on a definition from its list; a refusal is told over the page. */
function useDefinitionActions({ position: _position, ...definition }: Definition) {
  const [moveOne, moving] = useMoveDefinitionMutation();
  const [removeOne] = useDeleteDefinitionMutation();
  const [save, saving] = useSaveDefinitionMutation();
  const { id, version } = definition;
  return {
    move: (direction: 'up' | 'down') => moveOne({ id, direction }),
    remove: async () => !(await removeOne({ id, version })).error,
    setActive: (active: boolean) => save({ ...definition, active }),
    working: moving.isLoading || saving.isLoading,
  };
}
