import { get } from 'node:http';
import type { TemplateKind, TestPostgres } from './testPostgres';

const lent = new Map<TemplateKind, Promise<TestPostgres>>();

const ask = (url: string) =>
  new Promise<TestPostgres>((resolve, reject) => {
    // The first who asks may wait until the demo is written. A connection that was kept could be closed just as it is used.
    get(url, { agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text) as TestPostgres);
        else reject(new Error(`the tests have no PostgreSQL: ${text}`));
      });
    }).on('error', reject);
  });

/** The PostgreSQL of this run: the environment names it, or whoever started the run lends it. */
export const borrowPostgres = (kind: TemplateKind): Promise<TestPostgres> => {
  const named = process.env.ANDEN_TEST_PG;
  if (named) return Promise.resolve(JSON.parse(named) as TestPostgres);
  const lender = process.env.ANDEN_TEST_LENDER;
  if (!lender)
    throw new Error('no PostgreSQL: start the tests through jest, playwright or npm test');
  const known = lent.get(kind) ?? ask(`${lender}/${kind}`);
  lent.set(kind, known);
  return known;
};
