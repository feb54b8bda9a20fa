import Badge from '@mui/material/Badge';
import type { ReactNode } from 'react';

interface WaitingMarkProps {
  count: number;
  /** Where there is no room for a figure. */
  dot?: boolean;
  children: ReactNode;
}

/** Over the icon of a module; who listens is told by the description of its link. */
export function WaitingMark({ count, dot, children }: WaitingMarkProps) {
  if (count === 0) return children;
  return (
    <Badge
      aria-hidden
      color="primary"
      max={99}
      variant={dot ? 'dot' : 'standard'}
      badgeContent={count}
    >
      {children}
    </Badge>
  );
}

export const waitingDescription = (count: number): string | undefined =>
  count === 0 ? undefined : count === 1 ? 'Te espera 1' : `Te esperan ${count}`;
