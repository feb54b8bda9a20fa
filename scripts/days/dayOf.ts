import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startProduct } from '../../tests/e2e/support/startProduct';
import type { RoleName } from '../../tests/e2e/support/story';
import { lifeless } from './lifeless';
import { walkMenu } from './walkMenu';

const roles: RoleName[] = [
  'admin',
  'rrhh',
  'supervisor',
  'jefe',
  'operario',
  'empleado',
  'sueldos',
];

interface Day {
  pages: number;
  faults: string[];
}

/** The demo as everybody finds it who opens it first at that moment. */
export async function dayOf(browser: Browser, moment: string): Promise<Day> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anden-days-'));
  const product = await startProduct(dataDir, { ANDEN_NOW: moment });
  // It hears no signal of the terminal by itself.
  const leave = () => product.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
  try {
    const day: Day = { pages: 0, faults: await lifeless(product.url, moment) };
    for (const role of roles) {
      const walked = await walkMenu(browser, product.url, role);
      day.pages += walked.pages;
      day.faults.push(...walked.faults.map((fault) => `${role}: ${fault}`));
    }
    return day;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, leave);
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
