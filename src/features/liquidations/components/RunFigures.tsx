import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import { payFlags, payRunPersonRecord } from '@contract/liquidations/payRunPerson';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Big from 'big.js';
import { Link } from 'react-router-dom';
import { changeText } from '@/components/pay/payLineTexts';
import type { PayRunDetail } from '@/services/wms/generated/liquidations.gen';
import { payRunPath } from '@/utils/payPaths';
import { UnconfirmedFigures } from './UnconfirmedFigures';

const { shown } = payRunPersonRecord;
const GAP = 12;
const figures = ['net', 'remunerative', 'nonRemunerative', 'deductions', 'employer'] as const;

/** Beside each other only as many as fit whole: all five, or what everybody asks for first above four, or above two and two. */
function columnsFor(longest: number) {
  const one = `(${longest}ch + 36px)`;
  const room = (count: number) =>
    `@container (min-width: calc(${count} * ${one} + ${(count - 1) * GAP}px))`;
  return {
    gap: `${GAP}px`,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(calc${one}, calc(50% - ${GAP / 2}px))), 1fr))`,
    '& > :first-of-type': { gridColumn: '1 / -1' },
    [room(4)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [room(5)]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      '& > :first-of-type': { gridColumn: 'auto' },
    },
  };
}

/** The figures of a run, each against the one before. */
export function RunFigures({ run }: { run: PayRunDetail }) {
  const { totals, previous } = run;
  const longest = Math.max(...figures.map((name) => moneyText(totals[name]).length));
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', ...columnsFor(longest) }}>
        {figures.map((name) => {
          const change = changeText(totals[name], previous?.totals[name]);
          return (
            <Card key={name} sx={{ p: 2 }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {shown[name].label}
              </Typography>
              <Typography component="dd" variant="h3" sx={{ m: 0, mt: 0.5 }}>
                {moneyText(totals[name])}
              </Typography>
              {change ? (
                <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
                  {change}
                </Typography>
              ) : null}
            </Card>
          );
        })}
      </Box>
      {previous ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Comparada con {previous.title}.
        </Typography>
      ) : null}
    </Box>
  );
}

/** Why its figures may no longer be those of today, and what whoever approves should know. */
export function RunWarnings({ run }: { run: PayRunDetail }) {
  const { stale, warnings, state, reverses, reversedBy, unpaid } = run;
  const other = reverses ?? reversedBy;
  return (
    <>
      {other ? (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {reverses ? 'Deja sin efecto ' : 'La deja sin efecto '}
          <MuiLink component={Link} to={payRunPath(other.id)}>
            {other.title}
          </MuiLink>
          .
        </Alert>
      ) : null}
      {unpaid.people > 0 ? (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {unpaidText(run)}{' '}
          <MuiLink component={Link} to="?filtro=flag:in:rejected">
            Ver quiénes
          </MuiLink>
        </Alert>
      ) : null}
      {stale.length > 0 ? (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {`Desde que se tomaron los datos cambió algo.${state === 'review' ? ' Volvé a calcular para tomarlo.' : ''}`}
          <Sentences of={stale} />
        </Alert>
      ) : null}
      <UnconfirmedFigures run={run} />
      {warnings.length > 0 ? (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          <Sentences of={warnings} />
        </Alert>
      ) : null}
    </>
  );
}

/** How much of a run reached its people, and how much the bank sent back. */
function unpaidText({ unpaid: { people, net }, totals }: PayRunDetail): string {
  const paid = moneyText(new Big(totals.net).minus(net).toFixed(2));
  return `${counted(people, 'persona no cobró', 'personas no cobraron')}: el banco rechazó ${people === 1 ? 'su transferencia' : 'sus transferencias'}. Pagado: ${paid}. Sin pagar: ${moneyText(net)}.`;
}

/** Each on its own line: run together, the third is not read. */
function Sentences({ of }: { of: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  );
}

/** The flags show people to look at before approving: each leads to them. */
export function RunFlags({ run }: { run: PayRunDetail }) {
  const { flags, gone, previous } = run;
  if (flags.length === 0 && gone === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {flags.map(({ flag, people }) => (
        <Chip
          key={flag}
          component={Link}
          to={`?filtro=flag:in:${flag}`}
          clickable
          variant="outlined"
          color={payFlags[flag][1]}
          label={`${payFlags[flag][0]}: ${people}`}
        />
      ))}
      {gone > 0 && previous ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {counted(gone, 'persona estaba', 'personas estaban')} en {previous.title} y no en esta.
        </Typography>
      ) : null}
    </Box>
  );
}
