import { documentRecord } from '@contract/documents/documentFields';
import { documentTypeRecord } from '@contract/documents/documentType';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CompareButton } from '@/components/compare/CompareButton';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { PersonCard } from '@/components/person/PersonCard';
import type {
  DocumentDetail,
  ListedDocument as DocumentRow,
  DocumentVersion,
} from '@/services/wms/generated/documents.gen';
import { documentsOfPath, signPath } from '@/utils/paths';
import { expiryText } from '../documentTexts';
import { DocumentPreview } from './DocumentPreview';
import { DownloadFileButton } from './DownloadFileButton';
import { SigningFact } from './SigningFact';
import { ValidityChip } from './ValidityChip';
import { VersionList } from './VersionList';

const { visibility } = documentTypeRecord.fields;

/** A paper with what is said of it, the file itself, and what it was before. */
export function DocumentRecord({ row }: { row: DocumentDetail }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = row.history.find(({ number }) => number === chosen) ?? row.history[0];
  return (
    <>
      <SigningNote row={row} />
      <PersonCard
        name={row.personName}
        imageUrl={row.imageUrl}
        detail={`${row.areaName} · Legajo ${row.docket}`}
        chip={<ValidityChip validity={row.validity} />}
      >
        <Facts>
          <Fact label={documentRecord.fields.typeId.label}>{row.typeName}</Fact>
          <Fact label="Carpeta">{row.folder}</Fact>
          <Fact label="Vencimiento">{expiryText(row)}</Fact>
          <SigningFact row={row} />
          <Fact label={visibility.label}>{visibility.labels[row.visibility]}</Fact>
        </Facts>
        {row.actions.includes('edit') ? <WholeFileLinks row={row} /> : null}
      </PersonCard>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          alignItems: 'start',
        }}
      >
        {shown ? <SignedPreview key={shown.number} version={shown} /> : null}
        <Section title="Versiones">
          <VersionList history={row.history} shown={shown?.number ?? 0} onShow={setChosen} />
          {shown?.file.mime === 'application/pdf' ? <CompareButton stored={shown.file} /> : null}
        </Section>
      </Box>
    </>
  );
}

/** From one paper to all that the organisation keeps of its person. */
function WholeFileLinks({ row }: { row: Pick<DocumentRow, 'personId' | 'docket'> }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        component={Link}
        to={documentsOfPath(row.personId)}
        startIcon={<Icon name="folder" />}
      >
        Ver todo su legajo
      </Button>
      <DownloadFileButton {...row} label="Descargar su legajo" />
    </Box>
  );
}

/** A version as it was signed, if it was, and as it was filed for who asks. */
function SignedPreview({ version }: { version: DocumentVersion }) {
  const { file, signedFile } = version;
  const [original, setOriginal] = useState(false);
  if (!signedFile) return <DocumentPreview file={file} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 180, color: 'text.secondary' }}>
          {original
            ? 'Como se guardó, sin la firma.'
            : 'Con su firma: así se ve y así se descarga.'}
        </Typography>
        <Button size="small" onClick={() => setOriginal(!original)}>
          {original ? 'Ver el firmado' : 'Ver el original'}
        </Button>
      </Box>
      <DocumentPreview file={original ? file : signedFile} />
    </Box>
  );
}

/** To who has to sign the paper, the way to do it; to who sent it in vain, why it came to nothing. */
function SigningNote({ row }: { row: DocumentDetail }) {
  if (row.signingProblem) {
    return (
      <Alert severity="error" sx={{ mb: 3 }}>
        {`No se pudo enviar a firmar: ${row.signingProblem}`}
      </Alert>
    );
  }
  const signatureId = row.history[0]?.signatureId ?? null;
  if (!row.maySign || signatureId === null) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <Button component={Link} to={signPath(signatureId)} variant="contained" size="small">
          Firmar
        </Button>
      }
    >
      Este documento espera tu firma.
    </Alert>
  );
}
