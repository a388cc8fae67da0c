import { expect, test } from 'vitest'
import { authorizationOf, queryText, stampOf, uriEncode } from './sigv4.ts'

/** The examples that Amazon publishes for Signature Version 4 in S3: keys, requests and the signatures that come of them. */
const credentials = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', token: null, region: 'us-east-1' }
const stamp = '20130524T000000Z'
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const host = 'examplebucket.s3.amazonaws.com'
const headers = { host, 'x-amz-content-sha256': empty, 'x-amz-date': stamp }
const hello = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072'

test.each([
  [
    'GET of an object with a range',
    { method: 'GET', path: '/test.txt', query: {}, headers: { ...headers, range: 'bytes=0-9' }, body: empty },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT of an object whose name needs escapes',
    {
      method: 'PUT',
      path: '/test$file.text',
      query: {},
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        host,
        'x-amz-content-sha256': hello,
        'x-amz-date': stamp,
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
      body: hello,
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET with a query without value',
    { method: 'GET', path: '/', query: { lifecycle: '' }, headers, body: empty },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'LIST of a bucket',
    { method: 'GET', path: '/', query: { prefix: 'J', 'max-keys': '2' }, headers, body: empty },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('%s', (_, request, signature) => {
  expect(authorizationOf(request, credentials, stamp)).toBe(
    `AWS4-HMAC-SHA256 Credential=${credentials.id}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${Object.keys(request.headers).sort().join(';')},Signature=${signature}`,
  )
})

test('escapes and times are as the signature wants them', () => {
  expect(uriEncode("a b/c+d*e'f(g)~ü")).toBe('a%20b%2Fc%2Bd%2Ae%27f%28g%29~%C3%BC')
  expect(queryText({ b: 'x/y', a: '=' })).toBe('a=%3D&b=x%2Fy')
  expect(stampOf(new Date('2013-05-24T00:00:00.123Z'))).toBe(stamp)
})
