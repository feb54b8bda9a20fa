import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectCan } from '@/services/session/selectCan';
import { ChangeBankDialog } from './ChangeBankDialog';
import { ChangeNameDialog } from './ChangeNameDialog';

const dialogs = { bank: ChangeBankDialog, name: ChangeNameDialog };

/** What somebody may not change by themselves, they ask for. */
export function AskChange({ what }: { what: keyof typeof dialogs }) {
  const may = useAppSelector(selectCan('PROFILE.EDIT'));
  const [asking, setAsking] = useState(false);
  const Dialog = dialogs[what];
  if (!may) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {what === 'bank' ? 'Pedir otra cuenta para cobrar' : 'Pedir un cambio de nombre'}
      </Button>
      {asking ? <Dialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}
