import { receiptRecord } from '@contract/receipts/receipt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { PayLines } from '@/components/pay/PayLines';
import { fieldText } from '@/components/record/fieldText';
import { needsId } from '@/components/shell/needsId';
import { ReadAndSign } from '@/components/signing/ReadAndSign';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useExplainReceiptQuery } from '@/services/wms/generated/liquidations.gen';
import {
  type ReceiptRow,
  useGetReceiptQuery,
  useOpenReceiptMutation,
  useSignReceiptMutation,
} from '@/services/wms/generated/receipts.gen';
import { useDownload } from '@/services/wms/useDownload';
import { routes } from '@/utils/paths';
import { receiptPath } from '@/utils/payPaths';
import { ReceiptWords } from '../components/ReceiptWords';
import { RejectedTransfer } from '../components/RejectedTransfer';
import { isToSign, slipText, standingText } from '../receiptTexts';
import { useNextToSign } from '../useOwnReceipts';

function Content() {
  const { id } = useParams();
  const query = useGetReceiptQuery(Number(id) || 0);
  return (
    <Page
      title={query.data ? slipText(query.data) : 'Recibo'}
      back={{ to: routes.receipts, label: 'Mis recibos' }}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(row) => <OwnReceipt key={row.id} row={row} />}
      </QueryState>
    </Page>
  );
}

const { netPay } = receiptRecord.shown;

export const OwnReceiptPage = needsId(Content);

/** One's own slip: read it, sign it, and go on with the next. */
function OwnReceipt({ row }: { row: ReceiptRow }) {
  const { id, state, signatureVersion: version } = row;
  const [open] = useOpenReceiptMutation();
  const [sign] = useSignReceiptMutation();
  const notify = useNotice();
  const onSeen = useCallback(() => {
    if (state === 'pending') void open({ id });
  }, [open, id, state]);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography role="status" sx={{ color: row.overdue ? 'error.main' : 'text.secondary' }}>
        {standingText(row)}
      </Typography>
      {row.netPay === null ? null : <NetPay amount={row.netPay} />}
      <RejectedTransfer row={row} />
      <ReceiptWords row={row} pathOf={receiptPath} />
      {isToSign(row) ? null : <WhatNow row={row} />}
      <ReadAndSign
        kind="receipt"
        what={slipText(row)}
        file={row.file}
        maySign={isToSign(row)}
        mayDissent
        onSeen={onSeen}
        onSign={async ({ outcome, reason, clave }) => {
          const said = outcome === 'dissented' ? outcome : 'signed';
          await sign({ id, version, outcome: said, reason, clave }).unwrap();
          notify({ text: 'Recibo firmado' });
        }}
      />
      <WhyItSays id={id} />
    </Box>
  );
}

/** Line by line, each with what made it; nothing of a slip that another program made. */
function WhyItSays({ id }: Pick<ReceiptRow, 'id'>) {
  const query = useExplainReceiptQuery(id);
  if (query.data?.lines.length === 0) return null;
  return (
    <Section title="Por qué cobrás esto" description="Tocá un renglón para ver con qué se calculó.">
      <QueryState query={query} skeleton={<SkeletonRows rows={5} />}>
        {({ lines }) => <PayLines lines={lines} inWords />}
      </QueryState>
    </Section>
  );
}

/** People look for this first, and their slip says it. */
function NetPay({ amount }: { amount: string }) {
  return (
    <Facts>
      <Fact label={netPay.label}>
        <Typography component="span" variant="h2">
          {fieldText(netPay, amount)}
        </Typography>
      </Fact>
    </Facts>
  );
}

/** After one, the next: nobody has to go back to the list to find what is left. */
function WhatNow({ row }: { row: ReceiptRow }) {
  const { known, next, left } = useNextToSign(row.id);
  const download = useDownload();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {next ? (
        <Button
          component={Link}
          to={receiptPath(next.id)}
          variant="contained"
          size="large"
          endIcon={<Icon name="next" />}
        >
          {left === 1 ? 'Siguiente por firmar' : `Siguiente por firmar (${left})`}
        </Button>
      ) : null}
      {known && !next ? (
        <Button component={Link} to={routes.receipts} variant="outlined" size="large">
          Volver a mis recibos
        </Button>
      ) : null}
      <Button
        size="large"
        startIcon={<Icon name="download" />}
        onClick={() => void download(row.file.url, row.file.name)}
      >
        Descargar
      </Button>
    </Box>
  );
}
