import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { migrationsFolder } from '../../db/migrate';

interface Step {
  tag: string;
  when: number;
}

function steps(): Step[] {
  const file = path.join(migrationsFolder(), 'meta/_journal.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { entries: Step[] }).entries;
}

/** The newest migration of this database; null where this build does not know it. */
export async function schemaOf(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ newest: string }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return steps().find(({ when }) => when === Number(rows[0]?.newest))?.tag ?? null;
}

export const knowsSchema = (tag: string): boolean => steps().some((step) => step.tag === tag);

async function run(client: Client, chosen: readonly Step[]): Promise<void> {
  for (const { tag } of chosen) {
    const text = readFileSync(path.join(migrationsFolder(), `${tag}.sql`), 'utf8');
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
  }
}

/** The schema as it was when `tag` was its newest migration. */
export async function migrateUpTo(client: Client, tag: string): Promise<void> {
  const all = steps();
  await run(client, all.slice(0, all.findIndex((step) => step.tag === tag) + 1));
}

/** What came after `tag`, over data of that time. */
export async function migrateBeyond(client: Client, tag: string): Promise<void> {
  const all = steps();
  await run(client, all.slice(all.findIndex((step) => step.tag === tag) + 1));
}
