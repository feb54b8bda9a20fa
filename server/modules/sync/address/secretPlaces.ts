import { type LinkSecret, linkSecrets } from '@contract/sync/linkSecret';
import { sftpHostOf, sftpOrigin } from '@contract/sync/sftpSource';
import { type LinkSecrets, noSecrets } from './linkKeys';
import type { LinkSource } from './linkSource';

type Place = Pick<LinkSource, 'via' | 'url' | 'header' | 'sftpHost' | 'sftpUser'>;

/** The places that the secrets of a link are given for, and go to no other than; null where it has no use for one. */
export function secretPlaces({ via, url, header, sftpHost, sftpUser }: Place): LinkSecrets {
  if (via === 'sftp') {
    return { ...noSecrets, login: `${sftpUser} ${sftpOrigin(sftpHostOf(sftpHost))}` };
  }
  if (via === 'folder' || url === null) return noSecrets;
  const { origin } = new URL(url);
  return {
    ...noSecrets,
    key: header === '' ? null : `${header.toLowerCase()} ${origin}`,
    token: via === 'wms' ? origin : null,
  };
}

/** The secrets that have no place, or another one, after a change. */
export function movedSecrets(before: Place, after: Place): LinkSecret[] {
  const [from, to] = [secretPlaces(before), secretPlaces(after)];
  return linkSecrets.filter((secret) => from[secret] !== to[secret]);
}
