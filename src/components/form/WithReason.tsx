import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';

interface WithReasonProps {
  error: string | undefined;
  children: ReactNode;
}

/** Around what is no single control, as files or lines: its reason below; a refused form goes to its first control. */
export function WithReason({ error, children }: WithReasonProps) {
  return (
    <Box data-invalid={error ? '' : undefined}>
      {children}
      {error ? (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
