import { AbsenceCalendar } from '@/components/calendar/AbsenceCalendar';
import { Page } from '@/components/page/Page';

/** Who of the team, the area or everybody is away, live. */
export function CalendarPage() {
  return (
    <Page title="Quién falta" width="wide">
      <AbsenceCalendar />
    </Page>
  );
}
