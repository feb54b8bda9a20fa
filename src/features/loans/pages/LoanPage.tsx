import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import { longDay, monthWords } from '@contract/core/rangeText';
import { loanRecord } from '@contract/loans/loan';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { PartBar } from '@/components/chart/PartBar';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { LedgerList } from '@/components/ledger/LedgerList';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { PersonCard } from '@/components/person/PersonCard';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { needsId } from '@/components/shell/needsId';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { RequestProgress } from '@/components/workflow/RequestProgress';
import { selectUser } from '@/services/session/userSlice';
import { type LoanDetail, useGetLoanQuery } from '@/services/wms/generated/loans.gen';
import { formatDate } from '@/utils/dates';
import { routes } from '@/utils/paths';
import { allLoansPath } from '@/utils/payPaths';
import { InstalmentList } from '../components/InstalmentList';
import { LoanActions } from '../components/LoanActions';
import { instalmentNote, loanTitle, movementLabels, signedMoney } from '../loanTexts';

/** /loans/:id: one whole, month by month, with every cause of what is owed. */
export const LoanPage = needsId(() => {
  const id = Number(useParams().id) || 0;
  const query = useGetLoanQuery(id);
  const loan = query.currentData;
  const { WMS_USER_ID: own } = useAppSelector(selectUser);
  const mine = loan === undefined || loan.person.id === own;
  return (
    <Page
      title={loan?.typeName ?? 'Préstamo'}
      width="reading"
      back={
        mine
          ? { to: routes.loans, label: 'Mis préstamos' }
          : { to: allLoansPath, label: 'Préstamos' }
      }
      action={loan ? <LoanActions loan={loan} /> : null}
    >
      <QueryState query={{ ...query, data: loan }} skeleton={<SkeletonRows rows={6} avatar />}>
        {(found) => <Content loan={found} />}
      </QueryState>
    </Page>
  );
});

function Content({ loan }: { loan: LoanDetail }) {
  const { plan, movements, followsRequest, requestId } = loan;
  return (
    <>
      <LoanFacts loan={loan} />
      <Section title="Cuotas">
        <Card sx={{ px: 2.5, py: 1 }}>
          <InstalmentList rows={plan.map((one) => ({ ...one, note: instalmentNote(one) }))} />
        </Card>
      </Section>
      {movements.length > 0 ? (
        <Section
          title="La cuenta, movimiento por movimiento"
          description="Sumados dan lo que falta devolver. Nada de lo anotado se cambia ni se borra."
        >
          <LedgerList
            money
            lines={movements.map(({ id, kind, amount, text, by, at }) => ({
              id,
              amount: signedMoney(amount),
              adds: Number(amount) > 0,
              text: `${movementLabels[kind]}: ${text}`,
              origin: [formatDate(at, 'DD/MM/AAA'), by],
            }))}
          />
        </Section>
      ) : null}
      {followsRequest ? <RequestProgress requestId={requestId} /> : null}
    </>
  );
}

const day = (iso: string | null) => (iso ? longDay(iso) : null);

function LoanFacts({ loan }: { loan: LoanDetail }) {
  const { person, state, plan, balance, nextPeriod, nextAmount, paidOn, note, reason } = loan;
  const back = plan.filter((one) => one.state === 'deducted' || one.state === 'covered').length;
  const owed = state === 'active' || state === 'paused';
  return (
    <PersonCard
      name={person.name}
      imageUrl={person.imageUrl}
      detail={[person.position, loan.areaName].filter(Boolean).join(' · ')}
      chip={<ChoiceChip field={loanRecord.shown.state} value={state} />}
    >
      <Typography variant="h3" component="p">
        {loanTitle(loan)} en {counted(loan.instalments, 'cuota', 'cuotas')}
      </Typography>
      {owed ? <PartBar label="Cuotas devueltas" part={back} whole={plan.length} /> : null}
      <Facts>
        {owed ? <Fact label="Falta devolver">{moneyText(balance)}</Fact> : null}
        {nextPeriod && nextAmount ? (
          <Fact label="Próxima cuota">{`${moneyText(nextAmount)}, ${monthWords(nextPeriod)}`}</Fact>
        ) : null}
        <Fact label="Pedido">{formatDate(loan.askedAt, 'DD/MM/AAA')}</Fact>
        {paidOn ? <Fact label="Entregado">{day(paidOn)}</Fact> : null}
        {note ? (
          <Fact label="Para qué" whole>
            {note}
          </Fact>
        ) : null}
        {reason ? (
          <Fact label="Por qué quedó sin efecto" whole>
            {reason}
          </Fact>
        ) : null}
      </Facts>
    </PersonCard>
  );
}
