import { normalizeRoles } from '@contract/session/normalizeRoles';
import type { sessionUser } from '@contract/session/sessionUser';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { organisation, person } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import type { PublicContext } from '../acciones/context';
import { photoUrl } from '../people/photoUrl';
import { type ShownView, signToken, type TokenClaims } from './tokens';

type Answer = z.input<typeof sessionUser>;

/** The answer to signing in and renewing, with the shape that the browser keeps. */
export async function sessionAnswer(
  { db, services, origin }: PublicContext,
  claims: TokenClaims,
  shown?: ShownView,
): Promise<Answer> {
  const [row] = await db
    .select({ account, role, person, organisation: organisation.name })
    .from(account)
    .innerJoin(role, eq(role.id, account.roleId))
    .leftJoin(person, eq(person.id, account.personId))
    .leftJoin(organisation, eq(organisation.id, 1))
    .where(eq(account.id, claims.accountId));
  if (!row) throw new Error('the account of a session is gone');
  return {
    id: row.account.id,
    wmsId: row.person?.id ?? null,
    docket: row.person?.docket ?? null,
    name: row.account.displayName,
    JWT: await signToken(services.jwtSecret, claims, shown),
    dni: row.person?.dni ?? null,
    email: row.person?.email ?? null,
    imageUrl: row.person ? photoUrl(row.person) : null,
    position: row.person?.position ?? null,
    rating: row.person?.rating ?? null,
    client: { url: origin, name: row.organisation ?? 'Andén' },
    roles: normalizeRoles(row.role.flags),
    mustChangePassword: row.account.mustChangePassword,
  };
}
