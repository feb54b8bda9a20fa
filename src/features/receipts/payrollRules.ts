import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';

const pdf = 'application/pdf';

/** The files that the payroll system gives; the server looks at the content again. */
export const payrollRules = {
  accept: [pdf, 'application/zip', 'application/x-zip-compressed'],
  acceptLabel: 'PDF o ZIP',
  maxBytes: megabytes(fileLimits.paper),
  maxFiles: 50,
};

export const onePdf = { accept: [pdf], acceptLabel: 'PDF', maxBytes: megabytes(fileLimits.paper) };
