import { AbsenceCalendar } from '@/components/calendar/AbsenceCalendar';
import { LeaveTabs } from '@/components/calendar/LeaveTabs';
import { Page } from '@/components/page/Page';

/** The page tells who of the team, the area or everybody is away, live. */
export function CalendarPage() {
  return (
    <Page title="Quién falta" width="wide">
      <LeaveTabs />
      <AbsenceCalendar />
    </Page>
  );
}
