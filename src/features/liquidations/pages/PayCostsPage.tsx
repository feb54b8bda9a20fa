import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import { monthWords } from '@contract/core/rangeText';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { monthText, moveMonth, readMonth } from '@/components/calendar/shownMonth';
import { type MoneyTotal, MoneyTotals } from '@/components/chart/MoneyTotals';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { kindHeadings } from '@/components/pay/payLineTexts';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type PayCost, useGetPayCostsQuery } from '@/services/wms/generated/liquidations.gen';
import { localDay } from '@/utils/localDay';
import { formatNumber } from '@/utils/numbers';
import { routes as paths } from '@/utils/paths';

const filterNames = ['desde', 'hasta'] as const;
/** This many months are looked at together, out of this many that are offered. */
const SPAN = 12;
const OFFERED = 36;

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
const monthFrom = (month: string, by: number) => monthText(moveMonth(readMonth(month, ''), by));

const heads = ['Personas', 'Bruto', 'Contribuciones', 'Costo'];
const toTotal = ({ key, label, people, gross, employer, cost }: PayCost): MoneyTotal => ({
  key,
  label,
  amount: cost,
  cells: [formatNumber(people), moneyText(gross), moneyText(employer), moneyText(cost)],
});

function Content() {
  const { values, setFilters } = useListParams(filterNames);
  const now = localDay().slice(0, 7);
  const to = isMonth(values.hasta) ? values.hasta : now;
  const from = isMonth(values.desde) ? values.desde : monthFrom(to, 1 - SPAN);
  const answer = useGetPayCostsQuery({ from, to });
  const months = Array.from({ length: OFFERED }, (_, back) => monthFrom(now, -back));
  const options = months.map((id) => ({ id, name: monthWords(id) }));
  return (
    <Page
      title="Costos de sueldos"
      purpose="Lo publicado y lo pagado, con lo que se revirtió restado y sin lo que se presta o se reintegra; cada persona, donde trabajaba ese mes."
      back={{ to: paths.liquidations, label: 'Liquidaciones' }}
      filters={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <ChoiceFilter
            label="Desde"
            value={from}
            options={options}
            onChange={(month) => {
              const last = monthFrom(month, SPAN - 1);
              setFilters({ desde: month, hasta: to < month || to > last ? last : to });
            }}
          />
          <ChoiceFilter
            label="Hasta"
            value={to}
            options={options}
            onChange={(month) => {
              const first = monthFrom(month, 1 - SPAN);
              setFilters({ hasta: month, desde: from > month || from < first ? first : from });
            }}
          />
        </Box>
      }
    >
      <QueryState
        // Other months are not these with other figures: what is shown is always what was asked.
        query={{ ...answer, data: answer.currentData }}
        skeleton={<SkeletonRows rows={6} />}
        isEmpty={({ byMonth }) => byMonth.length === 0}
        empty={
          <StateMessage icon="charts" title="En esos meses no se publicó ningún sueldo">
            Se cuentan las liquidaciones desde que se publican sus recibos.
          </StateMessage>
        }
      >
        {({ byMonth, bySite, byArea, byConcept, total }) => (
          <>
            <Typography sx={{ mb: 3 }}>
              {`${moneyText(total.cost)} por ${counted(total.people, 'persona', 'personas')}: ${moneyText(total.gross)} de sueldos y ${moneyText(total.employer)} de contribuciones.`}
            </Typography>
            <MoneyTotals
              title="Por mes"
              column="Mes"
              heads={heads}
              parts={byMonth.map((part) => ({
                ...toTotal(part),
                label: part.key.split('-').reverse().join('/'),
              }))}
            />
            <MoneyTotals title="Por sede" column="Sede" heads={heads} parts={bySite.map(toTotal)} />
            <MoneyTotals title="Por área" column="Área" heads={heads} parts={byArea.map(toTotal)} />
            <MoneyTotals
              title="Por concepto"
              column="Concepto"
              heads={['Tipo', 'Importe']}
              parts={byConcept.map(({ key, label, kind, amount }) => ({
                ...{ key, label, amount },
                cells: [kindHeadings[kind], moneyText(amount)],
              }))}
            />
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** /liquidations/costs: what pay cost, by month, place and concept. */
export function PayCostsPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <Content />
    </RequirePermission>
  );
}
