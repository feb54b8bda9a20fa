import { moneyText } from '@contract/core/moneyText';
import Card from '@mui/material/Card';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Section } from '@/components/page/Section';
import type { ReferralBonus } from '@/services/wms/generated/referrals.gen';
import { bonusName, bonusState } from '../referralTexts';

/** Each part of the bonus, with the month in which its referrer may expect it. */
export function BonusList({ bonuses }: { bonuses: readonly ReferralBonus[] }) {
  return (
    <Section title="Bono">
      <Card sx={{ p: { xs: 2, md: 3 } }}>
        <Facts>
          {bonuses.map((bonus) => (
            <Fact key={bonus.months} label={bonusName(bonus)}>
              {`${moneyText(bonus.amount)}. ${bonusState(bonus)}.`}
            </Fact>
          ))}
        </Facts>
      </Card>
    </Section>
  );
}
