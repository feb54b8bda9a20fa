import { linkFields, linkRecord } from '@contract/sync/link';
import type { z } from 'zod';
import { recordFile } from '@/components/record/recordFile';

/** A site and whoever gives the name are of one organisation alone, and fixed data for another WMS may hold a key. A new field is named here before it leaves. */
export const linkFileFields = linkFields.pick({
  name: true,
  direction: true,
  what: true,
  via: true,
  folder: true,
  files: true,
  url: true,
  rowsPath: true,
  header: true,
  wmsEntry: true,
  wmsMethod: true,
  wmsAccion: true,
  wmsUser: true,
  wmsPage: true,
  wmsTotal: true,
  sftpHost: true,
  sftpUser: true,
  // The server shows it to whoever connects: it is no secret.
  sftpPrint: true,
  view: true,
  period: true,
  periodBy: true,
  format: true,
  outName: true,
  sendBy: true,
  rules: true,
  timing: true,
  everyMinutes: true,
  days: true,
  at: true,
  cron: true,
  catchUp: true,
  quietDays: true,
  rejectPercent: true,
  note: true,
});

export type LinkFileFields = z.infer<typeof linkFileFields>;

const file = recordFile<LinkFileFields>({
  record: linkRecord,
  kind: 'anden.enlace',
  edition: 1,
  part: 'enlace',
  words: { one: 'un enlace', that: 'Ese enlace' },
  fields: linkFileFields,
  mostBytes: 1024 * 1024,
});

/** Some systems want a key after the `?`, or before the `@`: none of that leaves. */
export function bareUrl(url: string): string {
  const [address = ''] = url.split(/[?#]/);
  return address.replace(/^(https?:\/\/)[^/]*@/i, '$1');
}

/** A link as a file: how its data comes, by which rules and when; no key, no person, no site, no run. */
export const linkFile = {
  ...file,
  write: (link: LinkFileFields): string =>
    file.write({ ...link, url: link.url === null ? null : bareUrl(link.url) }),
};
