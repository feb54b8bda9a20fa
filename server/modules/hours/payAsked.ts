import { exportPay } from '@contract/hours/payAcciones';
import { z } from 'zod';

/** The file that somebody asked for, its name, and the address that asked. */
export const payAsked = exportPay.input.extend({ name: z.string(), address: z.string() });
export type PayAsked = z.output<typeof payAsked>;
