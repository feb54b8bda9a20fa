import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, decimal, id, version } from '../core/id';

/** Whether somebody has an account: none, one that nobody entered with by a password of their own, one in use, one that was closed. */
export const accountState = z.enum(['none', 'waiting', 'open', 'closed']);

/** A person as the administration sees them. */
export const employee = z
  .object({
    id,
    version,
    docket: z.string(),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    dni: privateField(z.string()),
    cuil: privateField(z.string()),
    birthDate: privateField(day),
    hireDate: day,
    leaveDate: day.nullable(),
    leaveReason: privateField(z.string().nullable()),
    siteId: id,
    siteName: z.string(),
    areaId: id,
    areaName: z.string(),
    managerId: id.nullable(),
    managerName: z.string().nullable(),
    position: z.string().nullable(),
    category: z.string().nullable(),
    agreement: z.string().nullable(),
    email: z.string().nullable(),
    phone: privateField(z.string().nullable()),
    address: privateField(z.string().nullable()),
    rating: decimal.nullable(),
    /** Null for staff without access. */
    username: z.string().nullable(),
    account: accountState,
    imageUrl: z.string(),
  })
  .meta({ id: 'Employee' });
