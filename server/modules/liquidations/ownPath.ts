/** Pages that also show somebody what is their own. */
const shared = /^\/(holidays\/leave|loans|reimbursements|renditions)\/\d+$/;
const teamHours = /^\/hours\/team\?.*\bdesde=(\d{4}-\d{2}-\d{2})/;

/** Where somebody sees by themselves what those who keep pay see on a page of theirs; null where they have none. */
export function ownPath(path: string | null): string | null {
  if (path === null || shared.test(path)) return path;
  const [, from] = teamHours.exec(path) ?? [];
  return from ? `/hours?periodo=month&semana=${from}` : null;
}
