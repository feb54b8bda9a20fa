import { reimbursementRecord } from '@contract/reimbursements/reimbursement';
import Alert from '@mui/material/Alert';
import { ExpenseShown } from '@/components/expense/ExpenseShown';
import { Section } from '@/components/page/Section';
import { PersonCard } from '@/components/person/PersonCard';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { EventHistory } from '@/components/timeline/EventHistory';
import type { ReimbursementDetail } from '@/services/wms/generated/reimbursements.gen';
import { eventText, standingText } from '../reimbursementTexts';

/** A reimbursement whole: what was spent, what is paid of it and why. */
export function ReimbursementRecord({ row }: { row: ReimbursementDetail }) {
  const standing = standingText(row);
  return (
    <>
      <PersonCard
        name={row.personName}
        imageUrl={row.imageUrl}
        detail={`Legajo ${row.docket} · ${row.areaName}`}
        chip={<ChoiceChip field={reimbursementRecord.shown.state} value={row.state} />}
      >
        {standing ? (
          <Alert severity={row.state === 'paid' ? 'success' : 'info'}>{standing}</Alert>
        ) : null}
        <ExpenseShown expense={row} />
      </PersonCard>
      <Section title="Historia">
        <EventHistory history={row.history} textOf={eventText} />
      </Section>
    </>
  );
}
