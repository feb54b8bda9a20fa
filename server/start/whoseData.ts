import { Client } from 'pg';

type Whose = 'nobody' | 'demo' | 'own';

/**
 * The demo stores its first account and that account's person in one transaction, so they have one moment. The first account of
 * an organisation stands alone, and whatever person it is given later was stored at another. This also knows the demos of
 * older builds, which no mark of ours could.
 */
const FIRST_ACCOUNT = `
  select account.created_at = person.created_at as together
  from account left join person on person.id = account.person_id
  order by account.id limit 1`;

/** Tells whose data a database holds by what is in it: a flag says what was asked for today, not what is there. */
export async function whoseData(databaseUrl: string): Promise<Whose> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: known } = await client.query<{ made: boolean }>(
      `select to_regclass('account') is not null as made`,
    );
    if (!known[0]?.made) return 'nobody';
    const { rows } = await client.query<{ together: boolean | null }>(FIRST_ACCOUNT);
    if (!rows[0]) return 'nobody';
    return rows[0].together ? 'demo' : 'own';
  } finally {
    await client.end();
  }
}
