import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Section } from '@/components/page/Section';
import type { HourMonth } from '@/services/wms/generated/hours.gen';
import { useEstimateOwnHoursQuery } from '@/services/wms/generated/liquidations.gen';
import { paidText, payWords, quantityText } from './monthTexts';

/** The hours of a month in terms of pay: in hours, and for oneself in money where it can be reckoned. */
export function MonthPay({ month, own }: { month: HourMonth; own: boolean }) {
  const words = payWords(month);
  return (
    <Section title="Qué significa para el sueldo">
      {words.length > 0 ? (
        <Card component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
          {words.map(({ key, label, time, note }) => (
            <PayRow key={key} label={label} note={note} figure={time} />
          ))}
        </Card>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          Ni extras, ni nocturnas, ni ausencias: las horas de este mes no cambian el sueldo.
        </Typography>
      )}
      {own ? <InMoney month={month.month} /> : null}
    </Section>
  );
}

/** The estimate is for the person alone, and not kept: it is reckoned with what would pay the month now. */
function InMoney({ month }: { month: string }) {
  const { currentData: estimate } = useEstimateOwnHoursQuery(month);
  if (!estimate) return null;
  const { state, lines } = estimate;
  return (
    <>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        En pesos
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: lines.length > 0 ? 1.5 : 0 }}>
        {state === 'estimate' && lines.length === 0
          ? 'Hasta ahora, las horas de este mes no suman ni restan nada.'
          : stateWords[state]}
      </Typography>
      {lines.length > 0 ? (
        <Card component="ul" aria-label="En pesos" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map((line) => (
            <PayRow
              key={line.code}
              label={line.name}
              note={quantityText(line)}
              figure={paidText(line)}
            />
          ))}
        </Card>
      ) : null}
    </>
  );
}

const stateWords = {
  estimate:
    'Una estimación con tu sueldo y las reglas de hoy, en bruto y con los ajustes y lo del banco que se pagan con este mes: puede cambiar hasta que se cierre y se liquide.',
  paid: 'Este mes ya está liquidado: lo que se pagó está en tu recibo.',
  unknown: 'Todavía no se puede calcular en pesos: falta algún dato de los sueldos de este mes.',
} as const;

interface PayRowProps {
  label: string;
  note: string | null;
  figure: string;
}

function PayRow({ label, note, figure }: PayRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'baseline',
        px: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        {note ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            {note}
          </Typography>
        ) : null}
      </Box>
      <Typography
        sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {figure}
      </Typography>
    </Box>
  );
}
