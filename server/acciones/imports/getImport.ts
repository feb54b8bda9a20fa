import { getImport } from '@contract/imports/getImport';
import { openImport } from '../../imports/openImport';
import { presentImport } from '../../imports/presentImport';
import { implement } from '../implement';

export const getImportHandler = implement(getImport, async ({ id }, context) =>
  presentImport(context.db, await openImport(context, id)),
);
