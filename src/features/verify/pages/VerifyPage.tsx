import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { CheckFile } from '../components/CheckFile';
import { CodeForm } from '../components/CodeForm';
import { CodeResult } from '../components/CodeResult';
import { OpenFrame } from '../components/OpenFrame';
import { paperCode } from '../paperCode';

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
