/** The database that every empty one of the tests is copied from. */
export const TEMPLATE = 'anden_template';

export type TestPostgres = {
  /** Of the whole run: what lies in it is cleared with it, also after a run that was killed. */
  folder: string;
  adminUrl: string;
  ownerUrl: string;
  appUrl: string;
  /** The template with the demo organisation, so that no test file has to invent it again. */
  demoTemplate: string;
  demoFiles: string;
};
