import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { isSelected } from '@/components/data-grid/selection';
import { useSelection } from '@/components/data-grid/useSelection';
import { usePhone } from '@/components/dialog/usePhone';
import { useLetterKeys } from '@/components/keys/useLetterKeys';
import { useListParams } from '@/components/list/useListParams';
import { useOpenRequest } from '@/components/workflow/useOpenRequest';
import {
  useGetRequestQuery,
  useListWaitingQuery,
  type WaitingRequest,
} from '@/services/wms/generated/workflow.gen';
import { filterNames, inboxRequest, neighbour, step } from './inboxModel';
import { useDecisions } from './useDecisions';
import { useHeldDecision } from './useHeldDecision';

const none: readonly WaitingRequest[] = [];

/** The list, which request of it is open, what is ticked, and the keys over all three. */
export function useInbox() {
  const params = useListParams(filterNames);
  const list = useListWaitingQuery(inboxRequest(params.values, params.page));
  const [asked, open] = useOpenRequest();
  const held = useHeldDecision(open);
  const answer = list.currentData ?? list.data;
  const listed = answer?.rows ?? none;
  const rows = listed.filter((row) => !held.isGone(row));
  // A decision that waits to be sent is one less for whoever decided it.
  const total = (answer?.total ?? 0) - (listed.length - rows.length);
  const phone = usePhone();
  // On a large screen something is always open, so that j, k and a work from the start.
  const current = asked ?? (phone ? null : (rows[0]?.id ?? null));
  const detail = useGetRequestQuery(current ?? skipToken);
  const request = detail.currentData;
  const selection = useSelection(
    rows.map(({ id }) => id),
    Object.values(params.values).join(),
  );
  const decisions = useDecisions(request, held, (id) => {
    // A request that was decided alone is not decided with others.
    if (isSelected(selection.selection, id)) selection.toggle(id, false, false);
    open(phone ? null : neighbour(rows, id));
  });
  const [helping, setHelping] = useState(false);
  useLetterKeys({
    j: () => open(step(rows, current, 1)),
    k: () => open(step(rows, current, -1)),
    a: decisions.approve,
    r: () => decisions.ask('reject'),
    c: () => decisions.ask('return'),
    x: () => {
      if (current !== null) {
        selection.toggle(current, !isSelected(selection.selection, current), false);
      }
    },
    z: held.takeBack,
    '?': () => setHelping(true),
  });
  const keys = { helping, setHelping };
  return {
    params,
    list,
    rows,
    total,
    phone,
    current,
    open,
    detail,
    decisions,
    held,
    selection,
    keys,
  };
}

/** The key `?` shows these. */
export const inboxKeys = [
  ['j / k', 'La siguiente o la anterior'],
  ['a', 'Aprobar'],
  ['r', 'Rechazar, con motivo'],
  ['c', 'Pedir cambios'],
  ['x', 'Marcar para decidir varias juntas'],
  ['z', 'Deshacer la última decisión, mientras se pueda'],
  ['?', 'Esta ayuda'],
] as const;
