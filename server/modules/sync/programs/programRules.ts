import type { AccionDefinition } from '@contract/core/accion';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { mayAsk } from '../../../engine/acciones/authorize';
import type { Viewer } from '../../../engine/acciones/context';
import { opensTo } from '../../../engine/acciones/heldFlags';
import { mayBeForPrograms } from '../../../engine/programs/mayBeForPrograms';
import { isWithinRights, type RoleRights } from '../../../engine/session/withinRights';

interface Wanted {
  acciones: readonly string[];
  role: RoleRights;
}

/** Answers why this may not be given to a program, or not by this person, by the field to blame. */
export function refusalOf(
  viewer: Viewer,
  { acciones, role }: Wanted,
  named: (name: string) => AccionDefinition | undefined,
): Record<string, string> | null {
  if (!isWithinRights(viewer, role)) {
    return { roleId: 'Ese rol permite más que el tuyo: no se puede dar a un programa.' };
  }
  const roles = normalizeRoles(role.flags);
  for (const name of acciones) {
    const accion = named(name);
    if (!accion || !mayBeForPrograms(accion)) {
      return { acciones: `“${name}” no se puede dar a un programa.` };
    }
    if (!mayAsk(accion, viewer)) return { acciones: `Vos no podés pedir “${accion.summary}”` };
    if (!opensTo(accion, roles)) return { acciones: `El rol no incluye “${accion.summary}”` };
  }
  return null;
}
