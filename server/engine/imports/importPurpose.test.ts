import { uploadPurposes } from '@contract/files/uploadPurposes';
import '../../modules';
import { partsOf } from '../module';

test('who may run some import may bring a file for it, and nobody else', () => {
  const asked = new Set(partsOf('imports').map(({ permission }) => permission));
  expect([...asked].sort()).toEqual([...uploadPurposes.import.permission].sort());
});
