import { signatureRecord } from '@contract/signed/signature';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { CompareButton } from '@/components/compare/CompareButton';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { CardList } from '@/components/list/CardList';
import { Section } from '@/components/page/Section';
import { PersonName } from '@/components/person/PersonName';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { ReadAndSign } from '@/components/signing/ReadAndSign';
import {
  type SignatureDetail,
  useOpenSignatureMutation,
  useSignDocumentMutation,
} from '@/services/wms/generated/signed.gen';
import { handled } from '@/services/wms/handled';
import { formatDate } from '@/utils/dates';
import { verifyPath } from '@/utils/paths';
import { ownSignatureText } from '../signedTexts';

/** The sender sees that it was opened, once the signer has it before their eyes. */
function useOpened({ id, state, maySign }: SignatureDetail) {
  const [open] = useOpenSignatureMutation();
  const fresh = maySign && state === 'pending';
  return useCallback(() => {
    if (fresh) open({ id }).unwrap().catch(handled);
  }, [fresh, id, open]);
}

interface SignatureRecordProps {
  row: SignatureDetail;
  /** After signing, with what was said. */
  onSigned: (row: SignatureDetail) => void;
}

/** A paper to be signed: who sent it and until when, the paper, and what can be done with it. */
export function SignatureRecord({ row, onSigned }: SignatureRecordProps) {
  const [sign] = useSignDocumentMutation();
  const onSeen = useOpened(row);
  const { id, version } = row;
  return (
    <>
      <Card sx={{ p: 2.5, mb: 3, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ flex: 1, minWidth: 200 }}>{ownSignatureText(row)}</Typography>
          <ChoiceChip field={signatureRecord.shown.state} value={row.state} late={row.overdue} />
        </Box>
        {row.message ? (
          <Typography sx={{ whiteSpace: 'pre-line' }}>{row.message}</Typography>
        ) : null}
        <Facts>
          <Fact label="Lo envía">{row.sender?.name ?? ''}</Fact>
          <Fact label="Enviado">{formatDate(row.sentAt, 'DD/MM/AAA HS:MN')}</Fact>
          <Fact label="Código">
            <Button component={Link} to={verifyPath(row.code)} size="small" sx={{ ml: -0.75 }}>
              {row.code}
            </Button>
          </Fact>
        </Facts>
        {row.reason ? <Alert severity="info">{`Motivo: ${row.reason}`}</Alert> : null}
      </Card>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          alignItems: 'start',
        }}
      >
        <ReadAndSign
          kind="document"
          what={row.title}
          file={row.file}
          maySign={row.maySign}
          mayDissent={row.mayDissent}
          onSeen={onSeen}
          onSign={async (saying) => onSigned(await sign({ id, version, ...saying }).unwrap())}
        />
        <Section title={row.signers.length === 1 ? 'Firma' : 'Firman'}>
          <SignerList signers={row.signers} />
          <CompareButton stored={row.file} />
        </Section>
      </Box>
    </>
  );
}

/** Everybody who signs the same paper, in the order of their turns. */
function SignerList({ signers }: Pick<SignatureDetail, 'signers'>) {
  return (
    <CardList>
      {signers.map(({ person, state, doneAt }) => (
        <Box
          component="li"
          key={person.id}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          <Box sx={{ flex: 1, minWidth: 160 }}>
            <PersonName
              name={person.name}
              imageUrl={person.imageUrl}
              detail={doneAt ? formatDate(doneAt, 'DD/MM/AAA HS:MN') : undefined}
              size={32}
            />
          </Box>
          <ChoiceChip field={signatureRecord.shown.state} value={state} />
        </Box>
      ))}
    </CardList>
  );
}
