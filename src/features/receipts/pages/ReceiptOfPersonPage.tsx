import { receiptRecord } from '@contract/receipts/receipt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { needsId } from '@/components/shell/needsId';
import { ReadAndSign } from '@/components/signing/ReadAndSign';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import { type ReceiptRow, useGetReceiptQuery } from '@/services/wms/generated/receipts.gen';
import { formatDate } from '@/utils/dates';
import { receiptOfPersonPath, receiptPeoplePath } from '@/utils/payPaths';
import { AnswerDialog } from '../components/AnswerDialog';
import { ReceiptWords } from '../components/ReceiptWords';
import { RejectedTransfer } from '../components/RejectedTransfer';
import { ReplaceDialog } from '../components/ReplaceDialog';
import { isInForce, slipText } from '../receiptTexts';

const { fields, shown } = receiptRecord;

/** Somebody's slip, for who follows the signing of all. */
function Content() {
  const { id } = useParams();
  const query = useGetReceiptQuery(Number(id) || 0);
  return (
    <Page
      title={query.data?.personName ?? 'Recibo'}
      back={{ to: receiptPeoplePath, label: 'Recibos de todos' }}
      action={query.data ? <ReceiptActions row={query.data} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(row) => <ReceiptRecord key={row.id} row={row} />}
      </QueryState>
    </Page>
  );
}

export const ReceiptOfPersonPage = needsId(Content);

const mayAnswer = selectCan('DISAGREEMENT');
const mayReplace = selectCan('LIQUIDATION.APPROVE');

/** The actions still open on a person's slip: to answer a disagreement, and to give another slip. */
function ReceiptActions({ row }: { row: ReceiptRow }) {
  const answers = useSelector(mayAnswer);
  const [doing, setDoing] = useState<'answer' | 'replace' | null>(null);
  const close = () => setDoing(null);
  const replaces = useSelector(mayReplace);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {answers && row.state === 'dissented' ? (
        <Button
          variant={row.answer ? 'outlined' : 'contained'}
          startIcon={<Icon name="comment" />}
          onClick={() => setDoing('answer')}
        >
          {row.answer ? 'Cambiar la respuesta' : 'Responder'}
        </Button>
      ) : null}
      {replaces && isInForce(row) ? (
        <Button variant="outlined" onClick={() => setDoing('replace')}>
          Reemplazar
        </Button>
      ) : null}
      {doing === 'answer' ? <AnswerDialog row={row} onClose={close} /> : null}
      {doing === 'replace' ? <ReplaceDialog row={row} onClose={close} /> : null}
    </Box>
  );
}

const moment = (iso: string | null) => (iso ? formatDate(iso, 'DD/MM/AAA HS:MN') : null);
const nothing = () => Promise.resolve();

/** The record shows whose slip it is, when it was opened and signed, and the slip itself. */
function ReceiptRecord({ row }: { row: ReceiptRow }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Facts>
        <Fact label="Recibo">{slipText(row)}</Fact>
        <Fact label={shown.state.label}>
          <ChoiceChip field={shown.state} value={row.state} late={row.overdue} />
        </Fact>
        <Fact label="Legajo">{row.docket}</Fact>
        <Fact label="Lugar">{`${row.siteName}, ${row.areaName}`}</Fact>
        <Fact label={fields.dueOn.label}>{formatDate(row.dueOn, 'DD/MM/AAA')}</Fact>
        <Fact label="Publicado">{moment(row.publishedAt)}</Fact>
        <Fact label="Abierto">{moment(row.openedAt)}</Fact>
        <Fact label="Firmado">{moment(row.doneAt)}</Fact>
      </Facts>
      <RejectedTransfer row={row} />
      <ReceiptWords row={row} pathOf={receiptOfPersonPath} />
      <ReadAndSign
        kind="receipt"
        what={slipText(row)}
        file={row.file}
        maySign={false}
        mayDissent={false}
        onSign={nothing}
      />
    </Box>
  );
}
