import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../icons/Icon';
import { useLetterKeys } from '../keys/useLetterKeys';
import { pathsOfList, placeAmong } from './fromList';

/** The record before and the one after, as they stand in the list that somebody came from. */
export function RecordSteps() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const paths = pathsOfList(state);
  const at = placeAmong(paths, pathname, search);
  const go = (step: -1 | 1) => {
    const path = at < 0 ? undefined : paths[at + step];
    // Back is the list, however many were looked at.
    if (path) navigate(path, { replace: true, state });
  };
  useLetterKeys({ k: () => go(-1), j: () => go(1) });
  if (at < 0 || paths.length < 2) return null;
  return (
    <Box role="group" aria-label="De la lista" sx={{ display: 'flex', alignItems: 'center' }}>
      <Step label="Anterior" hint="K" icon="previous" off={at === 0} onStep={() => go(-1)} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`${at + 1} de ${paths.length}`}
      </Typography>
      <Step
        label="Siguiente"
        hint="J"
        icon="next"
        off={at === paths.length - 1}
        onStep={() => go(1)}
      />
    </Box>
  );
}

interface StepProps {
  label: string;
  hint: string;
  icon: 'previous' | 'next';
  off: boolean;
  onStep: () => void;
}

function Step({ label, hint, icon, off, onStep }: StepProps) {
  return (
    <Tooltip title={`${label} (${hint})`}>
      <span>
        <IconButton aria-label={label} disabled={off} onClick={onStep}>
          <Icon name={icon} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
