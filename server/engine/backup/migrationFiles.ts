import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { type MigrationStep, migrationSteps, migrationsFolder } from '../../db/migrate';

const numberOf = (tag: string) => Number.parseInt(tag, 10);
const oldestOf = (steps: MigrationStep[]) => Math.min(...steps.map(({ tag }) => numberOf(tag)));

/** The newest migration of this database; null where this build does not know it. */
export async function schemaOf(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ newest: string }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const steps = migrationSteps(migrationsFolder());
  return steps.find(({ when }) => when === Number(rows[0]?.newest))?.tag ?? null;
}

/** How many of the migrations had made a schema; none where it is not one of theirs. */
function countUpTo(tag: string, steps: MigrationStep[]): number {
  const known = steps.findIndex((step) => step.tag === tag);
  if (known >= 0) return known + 1;
  // The last copies of the chain before the baseline name another file of its number.
  const baseline = steps.filter((step) => numberOf(step.tag) === oldestOf(steps));
  return numberOf(tag) === oldestOf(steps) ? baseline.length : 0;
}

export function ageOfSchema(tag: string): 'older' | 'known' | 'newer' {
  const steps = migrationSteps(migrationsFolder());
  if (countUpTo(tag, steps) > 0) return 'known';
  return numberOf(tag) < oldestOf(steps) ? 'older' : 'newer';
}

async function run(client: Client, folder: string, steps: MigrationStep[]): Promise<void> {
  for (const { tag } of steps) {
    const text = readFileSync(path.join(folder, `${tag}.sql`), 'utf8');
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
  }
}

/** The schema as it was when `tag` was its newest migration. */
export async function migrateUpTo(client: Client, tag: string, folder = migrationsFolder()) {
  const steps = migrationSteps(folder);
  await run(client, folder, steps.slice(0, countUpTo(tag, steps)));
}

/** This runs the migrations after `tag`, over data of that time. */
export async function migrateBeyond(client: Client, tag: string, folder = migrationsFolder()) {
  const steps = migrationSteps(folder);
  await run(client, folder, steps.slice(countUpTo(tag, steps)));
}
