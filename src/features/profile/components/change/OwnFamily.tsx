import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { DependantList } from '@/components/person/DependantList';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import type { OwnProfile } from '@/services/wms/generated/users.gen';
import { ChangeDependantDialog } from './ChangeDependantDialog';
import { RemoveDependantDialog } from './RemoveDependantDialog';

type Family = OwnProfile['family'];
type Row = Family['dependants'][number];
type Asking = { kind: 'add' } | { kind: 'change'; row: Row } | { kind: 'remove'; row: Row };

interface OwnFamilyProps {
  family: Family;
  /** The mark tells that a change of it waits to be approved. */
  mark: ReactNode;
}

/** The people whom I maintain: I ask, and the person who keeps the records of people changes it. */
export function OwnFamily({ family, mark }: OwnFamilyProps) {
  const may = useAppSelector(selectCan('PROFILE.EDIT'));
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const add = may ? (
    <Button startIcon={<Icon name="add" />} onClick={() => setAsking({ kind: 'add' })}>
      Pedir sumar a alguien
    </Button>
  ) : null;
  const actions = may
    ? (row: Row) => (
        <DependantButtons
          name={row.name}
          onChange={() => setAsking({ kind: 'change', row })}
          onRemove={() => setAsking({ kind: 'remove', row })}
        />
      )
    : undefined;
  return (
    <Section
      title="Familiares a cargo"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {mark}
          {add}
        </Box>
      }
    >
      <Card>
        {family.dependants.length > 0 ? (
          <DependantList rows={family.dependants} actions={actions} />
        ) : (
          <StateMessage icon="people" title="No tenés familiares a cargo" />
        )}
      </Card>
      {asking?.kind === 'add' ? <ChangeDependantDialog onClose={close} /> : null}
      {asking?.kind === 'change' ? (
        <ChangeDependantDialog row={asking.row} onClose={close} />
      ) : null}
      {asking?.kind === 'remove' ? (
        <RemoveDependantDialog dependantId={asking.row.id} name={asking.row.name} onClose={close} />
      ) : null}
    </Section>
  );
}

interface DependantButtonsProps {
  name: string;
  onChange: () => void;
  onRemove: () => void;
}

/** The buttons hold what I may ask about a relative of mine. */
function DependantButtons({ name, onChange, onRemove }: DependantButtonsProps) {
  return (
    <Box sx={{ display: 'flex' }}>
      <Tooltip title="Pedir una corrección">
        <IconButton aria-label={`Pedir corregir a ${name}`} onClick={onChange}>
          <Icon name="edit" fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Pedir que lo quiten">
        <IconButton aria-label={`Pedir que quiten a ${name}`} onClick={onRemove}>
          <Icon name="delete" fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
