import { DateTime } from 'luxon';
import { reckonedRun } from './demoRun';
import { payDemoRun } from './payDemoRun';
import type { Signing, SlipTools } from './seedSlips';

interface MonthPaid extends Signing {
  /** "2026-10". */
  period: string;
  authorId: number;
  approverId: number;
}

/** Law 23.041: half of the thirteenth month in June, half in December. */
const sacDays: Readonly<Record<string, string>> = { '06': '06-30', '12': '12-18' };

/** All that an office pays of a month that is over: its pay, and in June and December the SAC. */
export async function payMonth(
  tools: SlipTools,
  { period, authorId, approverId, ...signing }: MonthPaid,
): Promise<void> {
  const { db } = tools;
  const paid = { ...signing, approverId };
  const [year, month = ''] = period.split('-');
  const payDay = DateTime.fromISO(`${period}-03`).plus({ months: 1 }).toFormat('yyyy-MM-dd');
  const monthly = await reckonedRun(db, { kind: 'monthly', period, payDay, authorId });
  await payDemoRun(tools, monthly, paid);
  const sacDay = sacDays[month];
  if (!sacDay) return;
  const sac = { kind: 'sac', period, payDay: `${year}-${sacDay}`, authorId } as const;
  // The SAC has no dissenter.
  await payDemoRun(tools, await reckonedRun(db, sac), { ...paid, dissenter: null });
}
