import type { ConflictField } from '@/components/dialog/ConflictDialog';
import type { AppError } from '@/services/wms/appError';
import type { Role } from './api';
import { flagCatalog } from './flagCatalog';
import { scopeTexts, ticksOf } from './roleModel';

export interface RoleValues {
  name: string;
  scope: Role['scope'];
  /** By flag, with a hyphen for its dot. */
  ticks: Record<string, boolean>;
}

/** The role as somebody else just saved it, where that is why a save was refused. */
export function storedRole(error: AppError): Role | null {
  if (error.code !== 'conflicto_version') return null;
  return (error.data as { current?: Role } | undefined)?.current ?? null;
}

/** Only what differs, as people read it. */
export function conflictFields(mine: RoleValues, stored: Role): ConflictField[] {
  const theirs: Record<string, boolean> = ticksOf(stored.flags);
  const yes = (on: boolean | undefined) => (on ? 'Sí' : 'No');
  const fields = [
    { label: 'Nombre', mine: mine.name, stored: stored.name },
    {
      label: 'Alcance',
      mine: scopeTexts[mine.scope].label,
      stored: scopeTexts[stored.scope].label,
    },
    ...flagCatalog
      .flatMap((group) => group.flags)
      .map(({ flag, label }) => ({
        label,
        mine: yes(mine.ticks[flag.replace('.', '-')]),
        stored: yes(theirs[flag]),
      })),
  ];
  return fields.filter((field) => field.mine !== field.stored);
}
