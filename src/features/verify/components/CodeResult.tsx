import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { asAppError } from '@/components/state/asAppError';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useVerifyCodeQuery } from '@/services/wms/generated/verify.gen';
import { routes, verifyPath } from '@/utils/paths';
import { standingWords, waitText } from '../verdicts';
import { CheckFile } from './CheckFile';
import { PaperFacts } from './PaperFacts';
import { VerdictNote } from './VerdictNote';

const again = (
  <Link component={RouterLink} to={routes.verify}>
    Escribir otro código
  </Link>
);

/** The paper of a code, or calmly that there is none. */
export function CodeResult({ code }: { code: string }) {
  const query = useVerifyCodeQuery(code);
  const failure = query.error === undefined ? null : asAppError(query.error);
  if (failure?.code === 'no_encontrado')
    return (
      <StateMessage
        icon="noMatch"
        title="No hay ningún documento con ese código"
        role="status"
        action={again}
      >
        Buscamos {code}. Fijate que esté escrito como en el papel: no lleva la letra O ni la I.
      </StateMessage>
    );
  if (failure?.code === 'demasiados_intentos')
    return (
      <StateMessage icon="clock" title="Hiciste muchas comprobaciones seguidas" role="status">
        {waitText(failure.retryAfter ?? 60)}
      </StateMessage>
    );
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={5} />}>
      {({ paper }) =>
        paper ? (
          <Box sx={{ display: 'grid', gap: 4 }}>
            <Box sx={{ display: 'grid', gap: 2 }}>
              <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
                {paper.title}
              </Typography>
              <VerdictNote words={standingWords(paper)} />
              {paper.replacedByCode ? (
                <Link component={RouterLink} to={verifyPath(paper.replacedByCode)}>
                  Ver el que lo reemplaza
                </Link>
              ) : null}
              <PaperFacts paper={paper} />
            </Box>
            <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
              <Typography variant="h2">Comprobá tu archivo</Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                Que el código exista no dice que tu copia sea esta. Elegí el PDF que tenés: lo
                comparamos con el que se firmó y no lo guardamos.
              </Typography>
              <CheckFile code={paper.code} />
            </Box>
            <div>{again}</div>
          </Box>
        ) : null
      }
    </QueryState>
  );
}
