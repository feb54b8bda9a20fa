import { RequirePermission } from '@/components/shell/RequirePermission';
import { Envelopes } from '../components/Envelopes';
import { OwnSignatures } from '../components/OwnSignatures';
import { WithSends } from '../components/WithSends';

/** What was sent, for who sends; what one signs, for everybody else. */
export function SignedPage() {
  return (
    <RequirePermission flag="SIGNED">
      <WithSends>{(sends) => (sends ? <Envelopes /> : <OwnSignatures sends={false} />)}</WithSends>
    </RequirePermission>
  );
}
