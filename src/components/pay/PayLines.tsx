import { moneyText } from '@contract/core/moneyText';
import { payConceptRecord } from '@contract/liquidations/payConcept';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import type { PayLine } from '@/services/pay/payLine';
import { formatNumber } from '@/utils/numbers';
import { changeText, kindHeadings } from './payLineTexts';

const { values } = payConceptRecord.fields.kind;

interface PayLinesProps {
  lines: readonly PayLine[];
  /** For whom it is paid to: what was counted in words, without the names that formulas give it. */
  inWords?: boolean;
}

/** Somebody's lines by what they are; each opens into why it comes to that. */
export function PayLines({ lines, inWords = false }: PayLinesProps) {
  return values.map((kind) => {
    const own = lines.filter((line) => line.kind === kind);
    return own.length > 0 ? (
      <Section key={kind} title={kindHeadings[kind]}>
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {own.map((line) => (
            <Line key={line.name} line={line} inWords={inWords} />
          ))}
        </Card>
      </Section>
    ) : null;
  });
}

const quantityOf = ({ quantity, unit }: PayLine) =>
  quantity === null ? '' : `${formatNumber(quantity)}${unit ? ` ${unit}` : ''}`;

function Line({ line, inWords }: { line: PayLine; inWords: boolean }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, amount, previous } = line;
  const change = changeText(amount, previous);
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={id}
        sx={{ width: 1, px: 2, py: 1.25, gap: 2, justifyContent: 'flex-start', textAlign: 'left' }}
      >
        <Icon
          name="unfold"
          sx={{ transform: open ? 'rotate(180deg)' : 'none', color: 'text.secondary' }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
            {name}
          </Typography>
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {[quantityOf(line), change].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Typography
          component="span"
          sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {moneyText(amount)}
        </Typography>
      </ButtonBase>
      <Collapse in={open} id={id} mountOnEnter unmountOnExit>
        <Why line={line} inWords={inWords} />
      </Collapse>
    </Box>
  );
}

/** The formulas as they are written, and what each name in them was. */
export function Why({ line, inWords = false }: { line: PayLine; inWords?: boolean }) {
  const { inputs, source } = line;
  const formulas = inWords ? [] : line.formulas;
  const vanished = line.formulas.length === 0 && Number(line.amount) === 0;
  return (
    <Box sx={{ px: 2, pb: 2, pl: { sm: 7 }, display: 'grid', gap: 1.5 }}>
      {vanished ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Estaba en la liquidación anterior y en esta no.
        </Typography>
      ) : null}
      {formulas.map(({ label, text }) => (
        <Box key={label}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography sx={{ fontFamily: 'monospace', fontSize: 14, overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
      ))}
      {inputs.length > 0 ? (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
          {inputs.map(({ name, label, value, path }) => (
            <Box
              key={name}
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}
            >
              <Box component="dt" sx={{ flex: '1 1 220px', minWidth: 0 }}>
                {inWords && label ? null : (
                  <Typography
                    component="span"
                    sx={{ fontFamily: 'monospace', fontSize: 14, mr: 1 }}
                  >
                    {name}
                  </Typography>
                )}
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {label}
                </Typography>
              </Box>
              <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {path ? (
                  <Link
                    component={RouterLink}
                    to={path}
                    aria-label={`${value}: de dónde sale ${inWords && label ? label : name}`}
                  >
                    {value}
                  </Link>
                ) : (
                  value
                )}
              </Box>
            </Box>
          ))}
        </Box>
      ) : null}
      {source ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Norma: {source}
        </Typography>
      ) : null}
    </Box>
  );
}
