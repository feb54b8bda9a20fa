import { documentTypeRecord } from '@contract/documents/documentType';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { CompareButton } from '@/components/compare/CompareButton';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Section } from '@/components/page/Section';
import { PersonName } from '@/components/person/PersonName';
import type { DocumentDetail } from '@/services/wms/generated/documents.gen';
import { expiryText } from '../documentTexts';
import { SignedPreview } from './SignedPreview';
import { SigningFact } from './SigningFact';
import { SigningNote } from './SigningNote';
import { ValidityChip } from './ValidityChip';
import { VersionList } from './VersionList';
import { WholeFileLinks } from './WholeFileLinks';

const { visibility } = documentTypeRecord.fields;

/** A paper with what is said of it, the file itself, and what it was before. */
export function DocumentRecord({ row }: { row: DocumentDetail }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = row.history.find(({ number }) => number === chosen) ?? row.history[0];
  return (
    <>
      <SigningNote row={row} />
      <Card sx={{ p: 2.5, mb: 3, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 200 }}>
            <PersonName
              name={row.personName}
              imageUrl={row.imageUrl}
              detail={`${row.areaName} · Legajo ${row.docket}`}
              size={44}
            />
          </Box>
          <ValidityChip validity={row.validity} />
        </Box>
        <Facts>
          <Fact label="Tipo">{row.typeName}</Fact>
          <Fact label="Carpeta">{row.folder}</Fact>
          <Fact label="Vencimiento">{expiryText(row)}</Fact>
          <SigningFact row={row} />
          <Fact label={visibility.label}>{visibility.labels[row.visibility]}</Fact>
        </Facts>
        {row.actions.includes('edit') ? <WholeFileLinks row={row} /> : null}
      </Card>
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
