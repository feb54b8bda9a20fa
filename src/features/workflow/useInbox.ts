import { skipToken } from '@reduxjs/toolkit/query';
import { isSelected } from '@/components/data-grid/selection';
import { useSelection } from '@/components/data-grid/useSelection';
import { usePhone } from '@/components/dialog/usePhone';
import { useListParams } from '@/components/list/useListParams';
import { useOpenRequest } from '@/components/workflow/useOpenRequest';
import {
  useGetRequestQuery,
  useListWaitingQuery,
  type WaitingRequest,
} from '@/services/wms/generated/workflow.gen';
import { filterNames, inboxRequest, neighbour, step } from './inboxModel';
import { useDecisions } from './useDecisions';
import { useInboxKeys } from './useInboxKeys';

const none: readonly WaitingRequest[] = [];

/** The list, which request of it is open, what is ticked, and the keys over all three. */
export function useInbox() {
  const params = useListParams(filterNames);
  const list = useListWaitingQuery(inboxRequest(params.values, params.page));
  const rows = (list.currentData ?? list.data)?.rows ?? none;
  const phone = usePhone();
  const [asked, open] = useOpenRequest();
  // On a large screen something is always open, so that j, k and a work from the start.
  const current = asked ?? (phone ? null : (rows[0]?.id ?? null));
  const detail = useGetRequestQuery(current ?? skipToken);
  const request = detail.currentData;
  const decisions = useDecisions(request, (id) => open(phone ? null : neighbour(rows, id)));
  const selection = useSelection(
    rows.map(({ id }) => id),
    Object.values(params.values).join(),
  );
  useInboxKeys({
    onStep: (by) => open(step(rows, current, by)),
    onApprove: () => void decisions.approve(),
    onReject: () => decisions.ask('reject'),
    onReturn: () => decisions.ask('return'),
    onTick: () => {
      if (current !== null) {
        selection.toggle(current, !isSelected(selection.selection, current), false);
      }
    },
  });
  return { params, list, rows, phone, current, open, detail, decisions, selection };
}
