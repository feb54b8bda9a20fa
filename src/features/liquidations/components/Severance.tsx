import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import { longDay, monthWords } from '@contract/core/rangeText';
import { monthReasons, severanceTexts, yearParts } from '@contract/liquidations/severance';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import type { SeveranceBase, SeveranceMonth } from '@/services/wms/generated/liquidations.gen';
import { PlainTable } from '../arca/PlainTable';

interface SeveranceProps {
  severance: SeveranceBase;
}

/** The text of art. 245 that rules on somebody's last day, and how their twelve months enter it. */
export function Severance({ severance }: SeveranceProps) {
  const { text, lastDay, owed, suspended, fewMonths, habitualMonths, best, averages, amount } =
    severance;
  const { from, name } = severanceTexts[text];
  const since = from === null ? '' : `, que rige desde el ${longDay(from)}`;
  const bestMonth = severance.months.find((month) => month.best);
  return (
    <Section
      title="Base de la indemnización por antigüedad"
      description={`Último día: ${longDay(lastDay)}. Se aplica: ${name}${since}.${owed ? '' : ' Por este motivo no hay indemnización: se muestra para controlar.'}`}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {suspended ? (
          <Alert severity="warning" variant="outlined">
            Entre el 30/3 y el 22/4/2026 la ley 27.802 estuvo suspendida en parte. Confirmá con
            quien asesora a la organización qué texto corresponde.
          </Alert>
        ) : null}
        {fewMonths ? (
          <Alert severity="info" variant="outlined">
            {`Acá se liquidaron menos de ${habitualMonths} meses: no se puede decir qué es habitual y cuenta todo lo fijo.`}
          </Alert>
        ) : null}
        <Facts>
          <Fact label="Remuneración de los doce meses">
            <strong>{moneyText(amount)}</strong>
          </Fact>
          <Fact label={habitualMonths === null ? 'Mejor mes' : 'Mejor mes de lo fijo y habitual'}>
            {bestMonth ? `${moneyText(best)} · ${monthWords(bestMonth.period)}` : null}
          </Fact>
          {averages.map(({ months, amount: average, taken }, place) => (
            <Fact key={placeNames[place]} label={`Promedio de lo variable, ${placeNames[place]}`}>
              {`${moneyText(average)}, de ${counted(months, 'mes', 'meses')}${taken ? ' · se toma este' : ''}`}
            </Fact>
          ))}
        </Facts>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Si el sueldo de su ficha o el mejor sueldo que se cargó a mano es mayor, vale ese. Después
          se aplican el tope y su piso: los dicen las líneas informativas.
        </Typography>
        <Box>
          <Folded title="Los doce meses, uno por uno">
            <Months severance={severance} />
          </Folded>
          {severance.concepts.length > 0 ? (
            <Folded title="Qué conceptos cuentan">
              <Concepts severance={severance} />
            </Folded>
          ) : null}
        </Box>
      </Box>
    </Section>
  );
}

const placeNames = ['los últimos', 'todo el año'] as const;

function Folded({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Accordion
      disableGutters
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary id={`${id}-head`} aria-controls={id} expandIcon={<Icon name="unfold" />}>
        <Typography component="span" variant="subtitle2">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

function Months({ severance: { months, habitualMonths } }: { severance: SeveranceBase }) {
  const old = habitualMonths === null;
  return (
    <PlainTable
      label="Los doce meses"
      heads={old ? ['Mes', 'Importe'] : ['Mes', 'Fijo y habitual', 'Variable', 'No entra']}
      figuresFrom={1}
      rows={months.map((month) => ({
        key: month.period,
        cells: [
          <MonthName key="name" month={month} />,
          ...(old ? [month.fixed] : [month.fixed, month.variable, month.leftOut]).map((figure) =>
            month.reasons.includes('unpaid') ? '—' : moneyText(figure),
          ),
        ],
      }))}
    />
  );
}

const verdict = ({ best, counts }: SeveranceMonth) =>
  best
    ? ({ label: 'El mejor', color: 'success' } as const)
    : counts
      ? ({ label: 'Cuenta', color: 'default' } as const)
      : ({ label: 'No cuenta', color: 'warning' } as const);

function MonthName({ month }: { month: SeveranceMonth }) {
  const { period, reasons } = month;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {monthWords(period)}
        <Chip size="small" variant="outlined" {...verdict(month)} />
      </Box>
      {reasons.length > 0 ? (
        <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
          {reasons.map((reason) => monthReasons[reason]).join(' · ')}
        </Typography>
      ) : null}
    </>
  );
}

function Concepts({ severance: { concepts, habitualMonths } }: { severance: SeveranceBase }) {
  const why = ({ part, counts, months }: SeveranceBase['concepts'][number]) => {
    if (part === 'variable') return 'Por su promedio';
    if (counts) return months === 0 ? 'Siempre se descuenta' : 'Sí';
    return part === 'vacation' ? 'No: son vacaciones' : `No: hacen falta ${habitualMonths} meses`;
  };
  return (
    <PlainTable
      label="Los conceptos"
      heads={['Concepto', 'Cuenta', 'Cómo se toma', 'Meses de doce']}
      figuresFrom={3}
      rows={concepts.map((concept) => ({
        key: `${concept.code} ${concept.part}`,
        cells: [concept.name, why(concept), yearParts[concept.part], String(concept.months)],
      }))}
    />
  );
}
