import type { link } from '../../../db/schema/sync';

/** Where a link finds its data outside of this server, and how it asks for them. */
export type LinkSource = Pick<
  typeof link.$inferSelect,
  | 'via'
  | 'url'
  | 'rowsPath'
  | 'header'
  | 'wmsEntry'
  | 'wmsMethod'
  | 'wmsAccion'
  | 'wmsUser'
  | 'wmsParams'
  | 'wmsPage'
  | 'wmsTotal'
  | 'sftpHost'
  | 'sftpUser'
  | 'sftpPrint'
>;

/** The place of the rows in what was kept of an answer: of another WMS only the rows are. */
export const keptPlace = ({ via, rowsPath }: Pick<LinkSource, 'via' | 'rowsPath'>): string =>
  via === 'wms' ? '' : rowsPath;
