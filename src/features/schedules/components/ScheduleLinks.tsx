import type { Permission } from '@contract/core/permissions';
import { useSelector } from 'react-redux';
import type { IconName } from '@/components/icons/icons';
import { PageLinks } from '@/components/page/PageLinks';
import { selectMay } from '@/services/session/selectCan';
import { routes } from '@/utils/paths';
import {
  assignmentsPath,
  openShiftsPath,
  ownShiftsPath,
  rotationsPath,
  shiftsPath,
} from '@/utils/timePaths';

const pages: readonly { to: string; label: string; icon: IconName; flag: Permission }[] = [
  { to: routes.schedules, label: 'Grilla', icon: 'schedules', flag: 'SCHEDULES.CREATE' },
  { to: assignmentsPath, label: 'Asignaciones', icon: 'people', flag: 'SCHEDULES.CREATE' },
  { to: openShiftsPath, label: 'Turnos abiertos', icon: 'campaign', flag: 'SCHEDULES.CREATE' },
  { to: rotationsPath, label: 'Rotaciones', icon: 'refresh', flag: 'SCHEDULES.CREATE' },
  { to: shiftsPath, label: 'Turnos', icon: 'clock', flag: 'SCHEDULES.CREATE' },
  { to: ownShiftsPath, label: 'Mis horarios', icon: 'calendar', flag: 'SCHEDULES.SHOW' },
];

/** The other pages of the module that this person has. */
export function ScheduleLinks({ here }: { here: string }) {
  const may = useSelector(selectMay);
  return <PageLinks links={pages.filter(({ to, flag }) => to !== here && may(flag))} />;
}
