import { type PunchKind, punchVerbs } from '@contract/markings/punch';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Question } from './doorWords';

interface DoorQuestionProps {
  question: Question;
  onChoose: (kind: PunchKind) => void;
}

/** Over the whole screen: a touch that may be one thing or another is said by whoever makes it. */
export function DoorQuestion({ question: { name, choices }, onChoose }: DoorQuestionProps) {
  const title = useId();
  return (
    <Box
      role="alertdialog"
      aria-labelledby={title}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: 3,
        p: 3,
        textAlign: 'center',
        bgcolor: 'background.default',
        borderTop: 16,
        borderColor: 'info.main',
      }}
    >
      <Typography
        id={title}
        component="h2"
        sx={{ fontSize: 'clamp(1.75rem, 6vw, 3.5rem)', fontWeight: 700, lineHeight: 1.1 }}
      >
        {`${name}: ¿qué fichás?`}
      </Typography>
      {choices.map((kind, index) => (
        <Button
          key={kind}
          variant={index === 0 ? 'contained' : 'outlined'}
          onClick={() => onChoose(kind)}
          sx={{ width: 1, maxWidth: 560, minHeight: 88, fontSize: 'clamp(1.25rem, 4vw, 1.75rem)' }}
        >
          {punchVerbs[kind]}
        </Button>
      ))}
    </Box>
  );
}
