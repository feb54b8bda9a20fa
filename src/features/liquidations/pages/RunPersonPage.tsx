import { moneyText } from '@contract/core/moneyText';
import { payRunPersonRecord } from '@contract/liquidations/payRunPerson';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PayLines } from '@/components/pay/PayLines';
import { changeText } from '@/components/pay/payLineTexts';
import { needsId } from '@/components/shell/needsId';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type PayRunPersonDetail,
  useGetPayRunPersonQuery,
  useRecalculatePersonMutation,
} from '@/services/wms/generated/liquidations.gen';
import { payRunPath, receiptOfPersonPath } from '@/utils/payPaths';
import { PersonNotes } from '../components/PersonNotes';
import { Severance } from '../components/Severance';
import { Transfer } from '../components/Transfer';
import { PayFlags } from '../runPeopleColumns';

const { shown } = payRunPersonRecord;

/** /liquidations/:run/people/:id: what somebody is paid by a run, each line down to what made it. */
export const RunPersonPage = needsId(() => (
  <RequirePermission flag="LIQUIDATION.SHOW">
    <Content />
  </RequirePermission>
));

function Content() {
  const { run, id } = useParams();
  const query = useGetPayRunPersonQuery(Number(id) || 0);
  const { data } = query;
  return (
    <Page
      title={data?.personName ?? 'Persona'}
      purpose={data ? `${data.runTitle} · Legajo ${data.docket} · ${data.siteName}` : undefined}
      back={{ to: payRunPath(Number(run) || 0), label: data?.runTitle ?? 'Liquidación' }}
      action={data ? <Actions detail={data} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
        {(detail) => <Detail detail={detail} />}
      </QueryState>
    </Page>
  );
}

function Actions({ detail: { id, receiptId, recalculates } }: { detail: PayRunPersonDetail }) {
  const notify = useNotice();
  const [recalculate, { isLoading }] = useRecalculatePersonMutation();
  if (receiptId !== null) {
    return (
      <Button
        component={Link}
        to={receiptOfPersonPath(receiptId)}
        variant="outlined"
        startIcon={<Icon name="receipts" />}
      >
        Ver el recibo
      </Button>
    );
  }
  if (!recalculates) return null;
  return (
    <Button
      variant="contained"
      startIcon={<Icon name="refresh" />}
      loading={isLoading}
      loadingPosition="start"
      onClick={async () => {
        const { error } = await recalculate({ id });
        if (!error) notify({ text: 'Datos tomados de nuevo y calculados' });
      }}
    >
      Tomar sus datos y recalcular
    </Button>
  );
}

function Detail({ detail }: { detail: PayRunPersonDetail }) {
  const { problem, flags, lines, net, previousNet, recalculates, severance } = detail;
  const change = changeText(net, previousNet);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {problem ? (
        <Alert severity="error" variant="outlined">
          {problem}{' '}
          {recalculates
            ? 'Corregilo y volvé a calcular a esta persona.'
            : 'Corregilo y volvé a publicar: solo se les da a quienes no tienen su recibo.'}
        </Alert>
      ) : null}
      {flags.length > 0 && !problem ? <PayFlags flags={flags} /> : null}
      <Facts figures>
        <Fact label={shown.remunerative.label}>{moneyText(detail.remunerative)}</Fact>
        <Fact label={shown.nonRemunerative.label}>{moneyText(detail.nonRemunerative)}</Fact>
        <Fact label={shown.deductions.label}>{moneyText(detail.deductions)}</Fact>
        <Fact label={shown.net.label}>
          <strong>{moneyText(net)}</strong>
        </Fact>
        {previousNet === null ? null : <Fact label="Contra la anterior">{change}</Fact>}
        <Fact label={shown.employer.label}>{moneyText(detail.employer)}</Fact>
      </Facts>
      <Box>
        <PayLines lines={lines} />
      </Box>
      {severance ? <Severance severance={severance} /> : null}
      <Transfer detail={detail} />
      <PersonNotes personId={detail.personId} />
    </Box>
  );
}
