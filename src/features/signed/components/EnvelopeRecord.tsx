import { envelopeRecord } from '@contract/signed/envelope';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { Section } from '@/components/page/Section';
import { ServerPdfDialog } from '@/components/pdf/ServerPdfDialog';
import { PersonName } from '@/components/person/PersonName';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { EventHistory } from '@/components/timeline/EventHistory';
import type { EnvelopeDetail } from '@/services/wms/generated/signed.gen';
import { formatDate } from '@/utils/dates';
import { deadlineText } from '@/utils/deadlineText';
import { formatNumber } from '@/utils/numbers';
import { signaturesIn } from '@/utils/paths';
import { signedCountsText, trailText } from '../signedTexts';
import { EnvelopeProgress } from './EnvelopeProgress';

function Signers({ row }: { row: EnvelopeDetail }) {
  const more = row.people - row.signers.length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <CardList>
        {row.signers.map(({ id, name, imageUrl, docket }) => (
          <Box component="li" key={id}>
            <PersonName name={name} imageUrl={imageUrl} detail={`Legajo ${docket}`} size={32} />
          </Box>
        ))}
      </CardList>
      {more > 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{`y ${formatNumber(more)} más`}</Typography>
      ) : null}
      {row.sentAt ? (
        <Button component={Link} to={signaturesIn(row.id)} variant="outlined">
          Ver cada firma
        </Button>
      ) : null}
    </Box>
  );
}

const { way } = envelopeRecord.fields;

/** The record tells what was or will be sent, to whom, and how far it got. */
export function EnvelopeRecord({ row }: { row: EnvelopeDetail }) {
  return (
    <>
      {row.state === 'sending' ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          Estamos preparando los documentos: cuando estén, avisamos a quienes firman.
          <LinearProgress aria-label="Preparando los documentos" sx={{ mt: 1 }} />
        </Alert>
      ) : null}
      {row.endReason ? (
        <Alert severity={row.sentAt ? 'info' : 'error'} sx={{ mb: 3 }}>
          {row.sentAt ? `Se anuló: ${row.endReason}` : `No se envió: ${row.endReason}`}
        </Alert>
      ) : null}
      <Card sx={{ p: 2.5, mb: 3, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <ChoiceChip field={envelopeRecord.shown.state} value={row.state} />
          <Box sx={{ flex: '1 1 240px' }}>
            <EnvelopeProgress counts={row.counts} />
          </Box>
        </Box>
        {row.sentAt ? <Typography>{signedCountsText(row.counts)}</Typography> : null}
        {row.message ? (
          <Typography sx={{ whiteSpace: 'pre-line' }}>{row.message}</Typography>
        ) : null}
        <Facts>
          <Fact label={way.label}>{way.labels[row.way]}</Fact>
          <Fact label="Plazo">{deadlineText(row.dueOn)}</Fact>
          <Fact label="Recordatorio">
            {row.remindEvery === null
              ? 'Sin recordatorios'
              : row.remindEvery === 1
                ? 'Todos los días'
                : `Cada ${row.remindEvery} días`}
          </Fact>
          <Fact label="Preparó">
            {`${row.author?.name ?? ''}, el ${formatDate(row.createdAt, 'DD/MM/AAA')}`}
          </Fact>
        </Facts>
      </Card>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Section title={row.attached.length === 1 ? 'Documento' : 'Documentos'}>
          <EnvelopePapers attached={row.attached} />
        </Section>
        <Box>
          <Section
            title={row.people === 1 ? 'Firma' : `Firman ${formatNumber(row.people)} personas`}
          >
            <Signers row={row} />
          </Section>
        </Box>
      </Box>
      <Box sx={{ mt: 4 }}>
        <Section title="Historia">
          <EventHistory history={row.trail} textOf={trailText} />
        </Section>
      </Box>
    </>
  );
}

/** The documents of an envelope as they were brought, to be looked at once more. */
function EnvelopePapers({ attached }: Pick<EnvelopeDetail, 'attached'>) {
  const [open, setOpen] = useState<EnvelopeDetail['attached'][number] | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {attached.map((paper) => (
        <Button
          key={paper.file}
          variant="outlined"
          startIcon={<Icon name="pdf" />}
          onClick={() => setOpen(paper)}
          sx={{ maxWidth: 1, overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          {paper.shown.name}
        </Button>
      ))}
      {open ? (
        <ServerPdfDialog
          name={open.shown.name}
          address={open.shown.url}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Box>
  );
}
