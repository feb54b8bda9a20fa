import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { IconName } from '../icons/icons';
import { Page } from '../page/Page';
import { StateMessage } from '../state/StateMessage';

interface DeadEndProps {
  title: string;
  icon: IconName;
  /** Why one cannot go on from here. */
  reason: string;
  /** The children say what can be done about it. */
  children: ReactNode;
}

/** A page that leads nowhere, with the way back. */
export function DeadEnd({ title, icon, reason, children }: DeadEndProps) {
  return (
    <Page title={title} width="reading">
      <StateMessage
        icon={icon}
        title={reason}
        action={
          <Button component={Link} to="/" variant="contained">
            Ir a mi página de inicio
          </Button>
        }
      >
        {children}
      </StateMessage>
    </Page>
  );
}
