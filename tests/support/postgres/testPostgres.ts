/** The database that every empty one of the tests is copied from. */
export const TEMPLATE = 'anden_template';

/** The same with the demo organisation, so that no test file has to invent it again. */
export const DEMO_TEMPLATE = 'anden_demo';

/** An empty template is there in two seconds; the demo takes a minute, the first time. */
export type TemplateKind = 'empty' | 'demo';

/** A running PostgreSQL that tests copy their databases from. */
export type TestPostgres = {
  /** The whole run's: what lies in it is cleared with it, also after a run that was killed. */
  folder: string;
  adminUrl: string;
  ownerUrl: string;
  appUrl: string;
  demoTemplate: string;
  demoFiles: string;
};
