import { applicationRecord } from '@contract/referrals/referral';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { AttachedFiles } from '@/components/files/AttachedFiles';
import { Section } from '@/components/page/Section';
import type { ReferralDetail } from '@/services/wms/generated/referrals.gen';
import { formatDate } from '@/utils/dates';

const { fields } = applicationRecord;

/** The candidate in their own words, for those who decide. */
export function Candidate({ row }: { row: ReferralDetail }) {
  const { email, phone, message, cv, words } = row;
  if (!email && !phone) return null;
  return (
    <Section title="Lo que contó">
      <Card sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Facts>
          {email ? (
            <Fact label={fields.email.label}>
              <Link href={`mailto:${email}`}>{email}</Link>
            </Fact>
          ) : null}
          {phone ? (
            <Fact label={fields.phone.label}>
              <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
            </Fact>
          ) : null}
          {message ? (
            <Fact label={fields.message.label} whole>
              <span style={{ whiteSpace: 'pre-line' }}>{message}</span>
            </Fact>
          ) : null}
          {words ? (
            <Fact label={toldText(row)} whole>
              <span style={{ whiteSpace: 'pre-line' }}>{words}</span>
            </Fact>
          ) : null}
        </Facts>
        {cv ? <AttachedFiles files={[cv]} /> : null}
      </Card>
    </Section>
  );
}

/** Sent is shown as sent, and not before. */
const toldText = ({ toldAt }: ReferralDetail) =>
  toldAt
    ? `Se le avisó por correo el ${formatDate(toldAt, 'DD/MM/AAA HS:MN')}`
    : 'Lo lee en su enlace; por correo todavía no se le avisó';
