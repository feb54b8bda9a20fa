import { uploadPurposes } from '@contract/files/uploadPurposes';
import '../../modules';
import { partsOf } from '../module';

test('who may run some import may bring a file for it, and nobody else', () => {
  const asked = new Set(partsOf('imports').flatMap(({ permission }) => permission));
  const { permission, orOverAll } = uploadPurposes.import;
  expect([...asked].sort()).toEqual([...permission, orOverAll].sort());
  const overAll = partsOf('imports').filter((one) => one.permission === orOverAll);
  expect(overAll.map(({ scope }) => scope)).toEqual(['all']);
});
