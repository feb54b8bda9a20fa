const pdf = 'application/pdf';

/** What the payroll system gives; the server looks at the content again. */
export const payrollRules = {
  accept: [pdf, 'application/zip', 'application/x-zip-compressed'],
  acceptLabel: 'PDF o ZIP',
  maxBytes: 25_000_000,
  maxFiles: 50,
};

export const onePdf = { accept: [pdf], acceptLabel: 'PDF', maxBytes: 25_000_000 };
