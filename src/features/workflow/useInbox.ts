import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
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

interface InboxKeys {
  onStep: (by: 1 | -1) => void;
  onApprove: () => void;
  onReject: () => void;
  onReturn: () => void;
  onTick: () => void;
}

const busy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]',
  ) !== null;

/** j and k walk, a approves, r rejects, c asks for changes, x ticks. Nothing while one writes or a dialog is open. */
function useInboxKeys(keys: InboxKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || busy(target)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      const { onStep, onApprove, onReject, onReturn, onTick } = current.current;
      const task = {
        j: () => onStep(1),
        k: () => onStep(-1),
        a: onApprove,
        r: onReject,
        c: onReturn,
        x: onTick,
      }[key.toLowerCase()];
      if (!task) return;
      event.preventDefault();
      task();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
