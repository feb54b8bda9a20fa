import { amazonSignature } from '../../../../../tests/support/amazonSignature';
import { signRequest } from './signRequest';

// The examples of "Signature Calculations for the Authorization Header" in Amazon's reference of S3.
const settings = {
  key: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const welcome = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072';

beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2013-05-24T00:00:00Z') });
});
afterAll(() => {
  jest.useRealTimers();
});

interface Example {
  method: string;
  path: string;
  headers: Record<string, string>;
  bodyHash?: string;
}

test.each<{ what: string; request: Example; signature: string }>([
  {
    what: 'a range of an object',
    request: { method: 'GET', path: '/test.txt', headers: { range: 'bytes=0-9' } },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    what: 'an object that is stored',
    request: {
      method: 'PUT',
      path: '/test$file.text',
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
      bodyHash: welcome,
    },
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    what: 'a question without a value',
    request: { method: 'GET', path: '/?lifecycle', headers: {} },
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    what: 'a list',
    request: { method: 'GET', path: '/?max-keys=2&prefix=J', headers: {} },
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])('$what is signed as Amazon published, and so does who judges it', ({ request, signature }) => {
  const { method, path, headers, bodyHash = nothing } = request;
  const url = new URL(path, 'https://examplebucket.s3.amazonaws.com');
  const signed = signRequest({ method, url, headers, bodyHash }, settings);
  expect(signed.Authorization).toContain(`Signature=${signature}`);
  const judged = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': '20130524T000000Z',
  };
  expect(amazonSignature({ method, url, headers: judged }, settings)).toBe(signed.Authorization);
});
