import { z } from 'zod';
import { groupedFlags, passedFlags, plainFlags } from '../core/permissions';

const flags = (names: readonly string[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.boolean()])));

const passed = (names: readonly string[]) =>
  z.union([
    z.boolean(),
    z.object(Object.fromEntries(names.map((name) => [name, z.boolean().optional()]))),
  ]);

/** ROLES as login answers it and the browser stores it. */
export const rolesSchema = z
  .object({
    ...Object.fromEntries(plainFlags.map((name) => [name, z.boolean()])),
    ...Object.fromEntries(Object.entries(passedFlags).map(([name, subs]) => [name, passed(subs)])),
    ...Object.fromEntries(Object.entries(groupedFlags).map(([name, subs]) => [name, flags(subs)])),
  })
  .meta({ id: 'Roles' });
