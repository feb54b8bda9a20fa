import Box from '@mui/material/Box';
import { RequestChain } from '@/components/workflow/RequestChain';
import { RequestStateChip } from '@/components/workflow/RequestStateChip';
import type { OrderApproval as Approval } from '@/services/wms/generated/orders.gen';

/** Who approves the order before it is prepared, and where that stands. */
export function OrderApproval({ approval }: { approval: Approval }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <RequestStateChip state={approval.state} late={false} />
      <RequestChain chain={approval.chain} />
    </Box>
  );
}
