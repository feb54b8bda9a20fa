import type { Permission } from '@contract/core/permissions';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectMay } from '@/services/session/selectCan';

interface NextStepProps {
  to: string;
  /** Any of several is enough. */
  flag: Permission | readonly Permission[];
  children: ReactNode;
}

/** An empty page leads to this, for people who may go there. */
export function NextStep({ to, flag, children }: NextStepProps) {
  const may = useSelector(selectMay);
  if (![flag].flat().some(may)) return null;
  return (
    <Button variant="outlined" component={Link} to={to}>
      {children}
    </Button>
  );
}
