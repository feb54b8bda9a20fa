import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { ViewAsDialog } from './ViewAsDialog';

interface ViewAsButtonProps {
  kind: 'role' | 'person';
  id: number;
  name: string;
}

export function ViewAsButton({ kind, id, name }: ViewAsButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button startIcon={<Icon name="visible" />} onClick={() => setAsking(true)}>
        Ver como
      </Button>
      {asking ? (
        <ViewAsDialog kind={kind} id={id} name={name} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}
