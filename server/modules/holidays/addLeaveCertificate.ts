import { addLeaveCertificate } from '@contract/holidays/leaveAcciones';
import { implement } from '../../engine/acciones/implement';
import { certificateOf } from '../../engine/files/certificateOf';
import { leavesStore } from './leavesStore';
import { presentLeave } from './presentLeave';

export const addLeaveCertificateHandler = implement(
  addLeaveCertificate,
  async ({ certificate, ...target }, context) => {
    const change = { ...target, action: 'certificate', kind: null } as const;
    await leavesStore.change(context, change, () => certificateOf(context, certificate));
    return presentLeave(context, target.id);
  },
);
