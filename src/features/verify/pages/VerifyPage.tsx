import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { contractResolver } from '@/components/form/contractResolver';
import { FormBody } from '@/components/form/FormBody';
import { SubmitButton } from '@/components/form/SubmitButton';
import { TextInput } from '@/components/form/TextInput';
import { Page } from '@/components/page/Page';
import { OpenFrame } from '@/components/shell/OpenFrame';
import { asAppError } from '@/components/state/asAppError';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useVerifyCodeQuery } from '@/services/wms/generated/verify.gen';
import { routes, verifyPath } from '@/utils/paths';
import { CheckFile } from '../components/CheckFile';
import { PaperFacts } from '../components/PaperFacts';
import { VerdictNote } from '../components/VerdictNote';
import { type CodeValues, codeForm, paperCode } from '../paperCode';
import { standingWords, waitText } from '../verdicts';

function Start() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <CodeForm />
      <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h2">O comprobá el archivo</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          Elegí el PDF que te dieron: lo comparamos con lo que se firmó y no lo guardamos.
        </Typography>
        <CheckFile />
      </Box>
    </Box>
  );
}

/** /verify and /verify/:code, for anybody who holds a signed paper. */
export function VerifyPage() {
  const { code } = useParams();
  return (
    <OpenFrame>
      <Page
        title="Comprobar un documento firmado"
        purpose="Fijate quién lo firmó y si tu archivo es el original."
        width="reading"
      >
        {code ? <CodeResult key={code} code={paperCode(code) ?? code} /> : <Start />}
      </Page>
    </OpenFrame>
  );
}

const resolver = contractResolver(codeForm);

/** The code that is printed on each page, typed as it comes. */
function CodeForm() {
  const form = useForm<CodeValues>({ resolver, defaultValues: { code: '' } });
  const navigate = useNavigate();
  return (
    <FormBody
      form={form}
      guard={false}
      onSubmit={({ code }) => navigate(verifyPath(paperCode(code) ?? code))}
    >
      <TextInput<CodeValues>
        name="code"
        label="Código del documento"
        hint="Está en la constancia, al final; el QR de cada página te trae acá con él."
        placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        maxLength={40}
      />
      <div>
        <SubmitButton label="Buscar" />
      </div>
    </FormBody>
  );
}

const again = (
  <Link component={RouterLink} to={routes.verify}>
    Escribir otro código
  </Link>
);

/** The paper of a code, or calmly that there is none. */
function CodeResult({ code }: { code: string }) {
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
