import { NoPermission } from '@/components/shell/NoPermission';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { Signatures } from '../components/Signatures';
import { WithSends } from '../components/WithSends';

/** For who sends. */
export function SignaturesPage() {
  return (
    <RequirePermission flag="SIGNED">
      <WithSends>{(sends) => (sends ? <Signatures /> : <NoPermission />)}</WithSends>
    </RequirePermission>
  );
}
