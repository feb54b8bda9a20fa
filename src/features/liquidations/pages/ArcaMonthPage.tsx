import { moneyText } from '@contract/core/moneyText';
import { longDay, monthWords } from '@contract/core/rangeText';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { monthText, moveMonth, readMonth } from '@/components/calendar/shownMonth';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type ArcaMonth, useGetArcaMonthQuery } from '@/services/wms/generated/liquidations.gen';
import { localDay } from '@/utils/localDay';
import { formatNumber } from '@/utils/numbers';
import { routes as paths } from '@/utils/paths';
import { payRunPath } from '@/utils/payPaths';
import { ArcaChanges } from '../arca/ArcaChanges';
import { ArcaChecks } from '../arca/ArcaChecks';
import { ArcaFiles } from '../arca/ArcaFiles';
import { ArcaLacking } from '../arca/ArcaLacking';
import { PlainTable } from '../arca/PlainTable';

const filterNames = ['mes'] as const;
const OFFERED = 24;
const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
const monthFrom = (month: string, by: number) => monthText(moveMonth(readMonth(month, ''), by));

function Runs({ runs }: Pick<ArcaMonth, 'runs'>) {
  return (
    <Section title="Liquidaciones del mes">
      {runs.length === 0 ? (
        <StateMessage icon="money" title="Ese mes no tiene liquidaciones" />
      ) : (
        <PlainTable
          label="Liquidaciones del mes"
          heads={['Liquidación', 'Estado', 'Se paga el', 'Personas', 'Neto']}
          figuresFrom={3}
          rows={runs.map(({ id, title, settled, payDay, people, net }) => ({
            key: `${id}`,
            cells: [
              <Link key="run" component={RouterLink} to={payRunPath(id)}>
                {title}
              </Link>,
              settled ? 'Aprobada' : 'Sin aprobar: no se declara',
              longDay(payDay),
              formatNumber(people),
              moneyText(net),
            ],
          }))}
        />
      )}
    </Section>
  );
}

/** Amounts have their cents, and counts have none. */
const amountText = (amount: string) =>
  amount.includes('.') ? moneyText(amount) : formatNumber(Number(amount));

function Totals({ totals }: Pick<ArcaMonth, 'totals'>) {
  if (totals.length === 0) return null;
  return (
    <Section title="Totales para el F.931" description="De las liquidaciones aprobadas del mes.">
      <PlainTable
        label="Totales para el F.931"
        heads={['Qué es', 'Importe']}
        figuresFrom={1}
        rows={totals.map(({ group, name, amount }) => ({
          key: `${group} ${name}`,
          cells: [
            <>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{group}</Box>
              {name}
            </>,
            amountText(amount),
          ],
        }))}
      />
    </Section>
  );
}

function Content() {
  const { values, setFilters } = useListParams(filterNames);
  const now = localDay().slice(0, 7);
  // A month is declared once it is over.
  const month = isMonth(values.mes) ? values.mes : monthFrom(now, -1);
  const answer = useGetArcaMonthQuery(month);
  const months = Array.from({ length: OFFERED }, (_, back) => monthFrom(now, -back));
  return (
    <Page
      title="El mes para ARCA"
      purpose="Lo que se declara de un mes: qué falta, el Libro de Sueldos Digital, los totales para el F.931 y quiénes cambiaron de situación."
      back={{ to: paths.liquidations, label: 'Liquidaciones' }}
      filters={
        <ChoiceFilter
          label="Mes"
          value={month}
          options={(months.includes(month) ? months : [month, ...months]).map((id) => ({
            id,
            name: monthWords(id),
          }))}
          onChange={(mes) => setFilters({ mes })}
        />
      }
    >
      <QueryState
        // Another month is not this one with other figures: what is shown is always what was asked.
        query={{ ...answer, data: answer.currentData }}
        skeleton={<SkeletonRows rows={8} />}
      >
        {({ checks, runs, totals, changes, changeCount, lacking, lastRunId }) => (
          <>
            <ArcaChecks checks={checks} />
            <ArcaLacking lacking={lacking} />
            <ArcaFiles key={month} period={month} lastRunId={lastRunId} />
            <Runs runs={runs} />
            <Totals totals={totals} />
            <ArcaChanges changes={changes} changeCount={changeCount} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** /liquidations/arca: everything that a month declares, on one page. */
export function ArcaMonthPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <Content />
    </RequirePermission>
  );
}
