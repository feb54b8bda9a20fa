import { RequirePermission } from '@/components/shell/RequirePermission';
import { OwnSignatures } from '../components/OwnSignatures';
import { WithSends } from '../components/WithSends';

export function OwnSignedPage() {
  return (
    <RequirePermission flag="SIGNED">
      <WithSends>{(sends) => <OwnSignatures sends={sends} />}</WithSends>
    </RequirePermission>
  );
}
