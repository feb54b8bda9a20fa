import { moneyText } from '@contract/core/moneyText';
import { payRunPersonRecord } from '@contract/liquidations/payRunPerson';
import Typography from '@mui/material/Typography';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { changeText } from '@/components/pay/payLineTexts';
import type { PayTotals } from '@/services/wms/generated/liquidations.gen';

const { shown } = payRunPersonRecord;
const names = ['net', 'remunerative', 'nonRemunerative', 'deductions', 'employer'] as const;

interface SimulatedFiguresProps {
  before: PayTotals;
  after: PayTotals;
}

/** Each total as it would be, with what changes against today's. */
export function SimulatedFigures({ before, after }: SimulatedFiguresProps) {
  return (
    <Facts figures>
      {names.map((name) => (
        <Fact key={name} label={shown[name].label}>
          {moneyText(after[name])}
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {changeText(after[name], before[name])}
          </Typography>
        </Fact>
      ))}
    </Facts>
  );
}
