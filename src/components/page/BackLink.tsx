import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../icons/Icon';
import { cameFromList } from './fromList';

/** Whoever came from the list goes back to it as it was: filters, pages and place in the scroll. */
export function BackLink({ to, label }: { to: string; label: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (elsewhere || !cameFromList(state)) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link
      component={RouterLink}
      to={to}
      onClick={goBack}
      underline="hover"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        mb: 1.5,
        color: 'text.secondary',
      }}
    >
      <Icon name="back" fontSize="small" />
      {label}
    </Link>
  );
}
