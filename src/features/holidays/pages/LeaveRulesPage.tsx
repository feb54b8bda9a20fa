import { LeaveTabs } from '@/components/calendar/LeaveTabs';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useListLeaveTypesQuery } from '@/services/wms/generated/holidays.gen';
import { BlocksSection } from '../rules/BlocksSection';
import { MinimumsSection } from '../rules/MinimumsSection';
import { TypesSection } from '../rules/TypesSection';

function LeaveRules() {
  const { data } = useListLeaveTypesQuery();
  const edits = data?.edits ?? false;
  return (
    <Page title="Reglas de licencias" width="wide">
      <LeaveTabs />
      <TypesSection />
      <BlocksSection edits={edits} />
      {edits ? <MinimumsSection /> : null}
    </Page>
  );
}

/** /holidays/settings: which leave there is, which dates are blocked, how many each area needs. */
export function LeaveRulesPage() {
  return (
    <RequirePermission flag={['HOLIDAYS.APPROVE', 'ADMIN.settings']}>
      <LeaveRules />
    </RequirePermission>
  );
}
