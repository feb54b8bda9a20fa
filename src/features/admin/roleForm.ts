import { roleFields } from '@contract/admin/role';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import type { Role } from '@/services/wms/generated/admin.gen';
import { flagCatalog } from './flagCatalog';
import { flagsOf, scopeTexts, ticksOf } from './roleModel';

export const roleForm = z.object({
  name: roleFields.shape.name,
  scope: roleFields.shape.scope,
  /** By flag, with a hyphen for its dot: a dot in a field's name means a field within it. */
  ticks: z.record(z.string(), z.boolean()),
});

export type RoleValues = z.infer<typeof roleForm>;

const rename = (ticks: Record<string, boolean>, from: string, to: string) =>
  Object.fromEntries(Object.entries(ticks).map(([flag, on]) => [flag.replace(from, to), on]));

export const toValues = (role: Role | null): RoleValues => ({
  name: role?.name ?? '',
  scope: role?.scope ?? 'own',
  ticks: rename(ticksOf(role?.flags ?? {}), '.', '-'),
});

export const toInput = ({ name, scope, ticks }: RoleValues) => ({
  name,
  scope,
  flags: flagsOf(rename(ticks, '-', '.')),
});

/** Only what differs, as people read it. */
export function conflictFields(mine: RoleValues, stored: Role): ConflictField[] {
  const theirs = toValues(stored);
  const read: [string, (values: RoleValues) => string][] = [
    ['Nombre', ({ name }) => name],
    ['Alcance', ({ scope }) => scopeTexts[scope].label],
    ...flagCatalog
      .flatMap((group) => group.flags)
      .map(({ flag, label }): [string, (values: RoleValues) => string] => [
        label,
        ({ ticks }) => (ticks[flag.replace('.', '-')] ? 'Sí' : 'No'),
      ]),
  ];
  return read.flatMap(([label, show]) =>
    show(mine) === show(theirs) ? [] : [{ label, mine: show(mine), stored: show(theirs) }],
  );
}
