import { AbsenceCalendar } from '@/components/calendar/AbsenceCalendar';
import { Page } from '@/components/page/Page';
import { routes } from '@/utils/paths';

/** The same days as the list, over the month of a team. */
export function NewsCalendarPage() {
  return (
    <Page title="Calendario" width="wide" back={{ to: routes.news, label: 'Novedades' }}>
      <AbsenceCalendar />
    </Page>
  );
}
