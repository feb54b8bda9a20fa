import { uploadPurposes } from '@contract/files/uploadPurposes';
import { importPermissions } from './registry';

test('who may run some import may bring a file for it, and nobody else', () => {
  expect([...importPermissions].sort()).toEqual([...uploadPurposes.import.permission].sort());
});
