import { RequirePermission } from '@/components/shell/RequirePermission';
import { AllFiles } from '../components/AllFiles';
import { OwnFile } from '../components/OwnFile';
import { WithTypes } from '../components/WithTypes';

/** Everybody's file for who keeps them; one's own for everybody else. */
export function DocumentsPage() {
  return (
    <RequirePermission flag="DOCUMENTS">
      <WithTypes title="Legajo">
        {({ rows, keeps }) =>
          keeps ? <AllFiles types={rows} /> : <OwnFile types={rows} keeps={false} />
        }
      </WithTypes>
    </RequirePermission>
  );
}
