import { AbsenceCalendar } from '@/components/calendar/AbsenceCalendar';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { routes } from '@/utils/paths';

function Content() {
  return (
    <Page title="Calendario" width="wide" back={{ to: routes.news, label: 'Novedades' }}>
      <AbsenceCalendar />
    </Page>
  );
}

/** The same days as the list, over the month of a team. */
export function NewsCalendarPage() {
  return (
    <RequirePermission flag="NEWS">
      <Content />
    </RequirePermission>
  );
}
