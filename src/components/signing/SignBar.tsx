import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Icon } from '../icons/Icon';
import { type SignKind, type SignOutcome, signLabels } from './signingTexts';

interface SignBarProps {
  kind: SignKind;
  /** People do not sign a paper before they see it; rejecting it needs no more than its title. */
  seen: boolean;
  mayDissent: boolean;
  onChoose: (outcome: SignOutcome) => void;
}

/** The bar holds what can be done with a paper that waits for the person's signature, always in reach of the thumb. */
export function SignBar({ kind, seen, mayDissent, onChoose }: SignBarProps) {
  const labels = signLabels[kind];
  return (
    <Box
      role="group"
      aria-label="Firma"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        p: 1.5,
        pb: 'calc(12px + env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '& > *': { flex: { xs: '1 1 100%', sm: '0 0 auto' } },
      }}
    >
      <Button
        variant="contained"
        size="large"
        disabled={!seen}
        startIcon={<Icon name="sign" />}
        onClick={() => onChoose('signed')}
      >
        {labels.signed}
      </Button>
      {mayDissent ? (
        <Button
          variant="outlined"
          size="large"
          disabled={!seen}
          onClick={() => onChoose('dissented')}
        >
          {labels.dissented}
        </Button>
      ) : null}
      {kind === 'document' ? (
        <Button color="error" size="large" onClick={() => onChoose('rejected')}>
          {labels.rejected}
        </Button>
      ) : null}
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', alignSelf: 'center' }}
      >
        {seen ? '' : 'Vas a poder firmar cuando el documento se vea.'}
      </Typography>
    </Box>
  );
}
