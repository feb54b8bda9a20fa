import { can } from '@contract/session/can';
import { anyOf } from '../../db/anyOf';
import { hourDay } from '../../db/schema/hours';
import type { Viewer } from '../../engine/acciones/context';
import type { WaitingPart } from '../../engine/waiting/waitingPart';
import { waitsInList } from '../../engine/waiting/waitsInList';
import { decidesOvertime } from './decideOvertime';
import { hourDays } from './hourDays';
import { waitingWhose } from './overtimeDeciders';

const OVERTIME = '/hours/overtime';

/** Overtime waits for people's managers; for those who keep everybody's hours, where no manager decides. */
const waitsFor =
  ({ personId, roles }: Viewer) =>
  (one: { personId: number; deciderId: number | null }): boolean => {
    if (one.personId === personId) return false;
    return one.deciderId === null ? can(roles, 'HOURS.CREATE') : one.deciderId === personId;
  };

/** Overtime waits for whom it is decided by, and not for everybody who could. */
const overtime: WaitingPart = async (asking) => {
  const { db, viewer } = asking;
  if (!decidesOvertime({ viewer })) return [];
  const whose = (await waitingWhose(db)).filter(waitsFor(viewer)).map(({ personId }) => personId);
  if (whose.length === 0) return [];
  return waitsInList({
    module: 'hours',
    label: ['Día con horas extras por decidir', 'Días con horas extras por decidir'],
    list: hourDays,
    filters: [{ field: 'overtime', operator: 'in', value: ['waiting'] }],
    but: () => anyOf(hourDay.personId, whose),
    // A viewer who reaches more people is taken to these.
    path:
      viewer.roleScope === 'team'
        ? OVERTIME
        : `${OVERTIME}?filtro=overtime:in:waiting&filtro=personId:in:${whose.join(',')}`,
  })(asking);
};

export const waitingOvertime = [overtime];
