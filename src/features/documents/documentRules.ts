import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';

const openXml = 'application/vnd.openxmlformats-officedocument';

const accept = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  `${openXml}.wordprocessingml.document`,
  `${openXml}.spreadsheetml.sheet`,
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
];

/** The files that may be brought; the server looks at the content again. */
export const documentRules = (maxFiles: number) => ({
  accept,
  acceptLabel: 'PDF, foto, Word o planilla',
  maxBytes: megabytes(fileLimits.paper),
  maxFiles,
});
