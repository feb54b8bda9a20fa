import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { RepeatedReceipt } from './expenseTypes';

/** The same receipt twice: a warning, for two people may share a meal. */
export function RepeatedNote({ repeated }: { repeated: readonly RepeatedReceipt[] }) {
  if (repeated.length === 0) return null;
  return (
    <Alert severity="warning">
      {repeated.map(({ text, path }) => (
        <Box key={`${text}${path}`}>
          {text}{' '}
          {path ? (
            <Link component={RouterLink} to={path}>
              Ver
            </Link>
          ) : null}
        </Box>
      ))}
    </Alert>
  );
}
