import { resumeOrder } from '@contract/orders/resumeOrder';
import { implement } from '../implement';
import { changeOrder } from './changeOrder';

export const resumeOrderHandler = implement(resumeOrder, (input, context) =>
  changeOrder(context, input, 'resume', ({ stateBeforeHold }) => ({
    state: stateBeforeHold ?? 'created',
    stateBeforeHold: null,
    holdReason: null,
  })),
);
