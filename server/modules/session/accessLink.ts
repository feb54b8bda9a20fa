import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';

/** So long a link serves. */
export const LINK_MINUTES = 30;

export const newLink = () => randomBytes(32).toString('base64url');
export const hashLink = (link: string) => createHash('sha256').update(link).digest('hex');

export const minutes = (amount: number) => sql`make_interval(mins => ${amount}::int)`;

/** Where a link opens. Behind the sign that no browser sends, so that it stays out of every log. */
export const linkAddress = (address: string, link: string) => `${address}/login#enlace=${link}`;
