import { paperCode } from './paperCode';

test.each(['ABCD-EFGH-JKLM-NPQR-2345', 'abcd efgh jklm npqr 2345', ' abcdefghjklmnpqr2345 '])(
  '%s is read as it is printed',
  (typed) => {
    expect(paperCode(typed)).toBe('ABCD-EFGH-JKLM-NPQR-2345');
  },
);

test.each(['', 'ABCD-EFGH', 'ABCD-EFGH-JKLM-NPQR-234', 'ABCD-EFGH-JKLM-NPQR-234é'])(
  '%s cannot be a code',
  (typed) => {
    expect(paperCode(typed)).toBeNull();
  },
);
