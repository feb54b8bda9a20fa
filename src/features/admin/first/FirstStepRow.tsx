import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { firstStepTexts } from '@/components/first-steps/firstStepTexts';
import { Icon } from '@/components/icons/Icon';
import type { FirstStep } from '@/services/firstSteps/firstStepHooks';
import { selectCan } from '@/services/session/selectCan';

const looks = {
  done: { icon: 'check', color: 'success.main', spoken: 'Hecho' },
  skipped: { icon: 'remove', color: 'text.secondary', spoken: 'No hace falta' },
  open: { icon: 'next', color: 'primary.main', spoken: 'Por hacer' },
} as const;

interface FirstStepRowProps {
  step: FirstStep;
  busy: boolean;
  onSkip: () => void;
}

/** A step tells what it is for, whether it is done, and the way to where it is. */
export function FirstStepRow({ step, busy, onSkip }: FirstStepRowProps) {
  const { done, skipped, name } = step;
  const { title, purpose, to, flag } = firstStepTexts[name];
  const may = useAppSelector(selectCan(flag));
  const look = looks[done ? 'done' : skipped ? 'skipped' : 'open'];
  return (
    <ListItem divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemIcon>
        <Icon name={look.icon} titleAccess={look.spoken} sx={{ color: look.color }} />
      </ListItemIcon>
      <ListItemText
        primary={title}
        secondary={skipped && !done ? `No hace falta · ${purpose}` : purpose}
        sx={{ flex: '1 1 220px' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {done ? null : (
          <Button
            size="small"
            disabled={busy}
            onClick={onSkip}
            aria-label={skipped ? `Sí hace falta: ${title}` : `No hace falta: ${title}`}
          >
            {skipped ? 'Sí hace falta' : 'No hace falta'}
          </Button>
        )}
        {may ? (
          <Button
            size="small"
            variant={done || skipped ? 'text' : 'outlined'}
            component={Link}
            to={to}
            aria-label={`Abrir ${title}`}
          >
            Abrir
          </Button>
        ) : null}
      </Box>
    </ListItem>
  );
}
