import { counted } from '@contract/core/counted';
import { linkRecord as record } from '@contract/sync/link';
import { type HeldBy, recordForm } from '@/components/record/recordForm';
import { daysText } from './linkTexts';

/** The fields of another WMS, of a link that asks none. */
const noWms = {
  wmsEntry: 'web-service',
  wmsMethod: 'POST',
  wmsAccion: '',
  wmsUser: '',
  wmsParams: '',
  wmsPage: '',
  wmsTotal: '',
} as const;

/** The fields of a server of files, of a link that travels to none. */
const noSftp = { sftpHost: '', sftpUser: '', sftpPrint: '' };
const noFolder = { folder: '', files: '' };
const noUrl = { url: null, rowsPath: '', header: '' };

/** The fields of other ways than the one that a link goes. */
const others = {
  folder: { ...noUrl, ...noSftp },
  sftp: noUrl,
  address: { ...noFolder, ...noSftp },
  wms: { ...noFolder, ...noSftp },
};

/** The fields of a list that leaves, of a link that brings data in. */
const noOut = {
  view: '',
  period: 'all',
  periodBy: '',
  format: 'csv',
  outName: '',
  sendBy: 'POST',
} as const;

/** The fields of data that come in, of a link that goes out. */
const noIn = { files: '', rowsPath: '', rules: [], quietDays: null, rejectPercent: null };

export const linkForm = recordForm(record, {
  check: (
    { direction, outName, via, url, folder, wmsAccion, sftpHost, sftpUser, ...timed },
    context,
  ) => {
    const { timing, everyMinutes, days, at, cron } = timed;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if ((via === 'address' || via === 'wms') && url === '') refuse('url', 'Poné la dirección.');
    if (via === 'sftp' && sftpHost === '') refuse('sftpHost', 'Poné el servidor.');
    if (via === 'sftp' && sftpUser === '') refuse('sftpUser', 'Poné el usuario.');
    if (via === 'folder' && folder.startsWith('/')) {
      refuse('folder', 'Va sin la barra del comienzo.');
    }
    if (via === 'wms' && wmsAccion === '') refuse('wmsAccion', 'Poné la acción.');
    if (direction === 'out' && outName === '') refuse('outName', 'Poné el nombre.');
    if (timing === 'minutes' && everyMinutes === '') refuse('everyMinutes', 'Poné cada cuántos.');
    if (timing === 'days' && days.length === 0) refuse('days', 'Elegí al menos un día.');
    if (timing === 'days' && at === '') refuse('at', 'Poné la hora.');
    if (timing === 'cron' && cron === '') refuse('cron', 'Escribí el texto cron.');
  },
  settle: (input) => ({
    ...input,
    ...others[input.via],
    ...(input.via === 'wms' ? {} : noWms),
    ...(input.direction === 'out' ? noIn : noOut),
    periodBy: input.direction === 'out' && input.period !== 'all' ? input.periodBy : '',
    everyMinutes: input.timing === 'minutes' ? input.everyMinutes : null,
    at: input.timing === 'days' ? input.at : null,
    cron: input.timing === 'cron' ? input.cron : null,
  }),
  show: {
    rules: (held) => counted(held.length, 'regla', 'reglas'),
    days: daysText,
    siteId: (held) => (held === '' ? 'La de la organización' : `Sede ${held}`),
    accountId: (held) => (held === '' ? 'Quien lo guarda' : `Cuenta ${held}`),
  },
});

export type LinkHeld = HeldBy<typeof linkForm>;
