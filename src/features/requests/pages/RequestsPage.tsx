import { useOpenRequest } from '@/components/workflow/useOpenRequest';
import { RequestList } from '../components/RequestList';
import { RequestOpen } from '../components/RequestOpen';

/** /requests: what I asked for; with one named in the address, that one. */
export function RequestsPage() {
  const [id, open] = useOpenRequest();
  return id === null ? <RequestList onOpen={open} /> : <RequestOpen id={id} />;
}
