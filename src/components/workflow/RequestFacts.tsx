import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Fact } from '../facts/Fact';
import { Facts } from '../facts/Facts';
import type { RequestDetail } from './requestTypes';

/** Longer than this it is a text to read, not a figure beside others. */
const LONG = 60;
const colors = { plain: 'text.primary', good: 'success.main', warning: 'warning.main' } as const;

/** The facts help to decide, as the module of the request knows them. */
export function RequestFacts({ facts }: Pick<RequestDetail, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(({ label, value, tone, path }) => (
        <Fact key={label} label={label} whole={value.length > LONG}>
          <Box
            component="span"
            sx={{ color: colors[tone], fontWeight: tone === 'plain' ? undefined : 650 }}
          >
            {value}
          </Box>{' '}
          {path ? (
            <Link component={RouterLink} to={path}>
              Ver
            </Link>
          ) : null}
        </Fact>
      ))}
    </Facts>
  );
}
