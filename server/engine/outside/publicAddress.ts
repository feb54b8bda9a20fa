import { type LookupAddress, type LookupAllOptions, lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
// These carry an IPv4 address within, or are for examples.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** All that IPv6 gave out to the world so far; what is private, local or mapped lies elsewhere. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** True for an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** A name that may be of the public internet, and is no address. */
export const isPublicName = (hostname: string): boolean =>
  /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname) &&
  !/(^|\.)(localhost|local|internal|lan|home|test|invalid|arpa|onion)$/.test(hostname);

/** A service of the internet has a name, the usual port and nobody's password in its address. */
export const isNamedService = ({ protocol, hostname, port, username, password }: URL): boolean =>
  protocol === 'https:' &&
  port === '' &&
  username === '' &&
  password === '' &&
  isPublicName(hostname);

/** How a name is looked up, all of its addresses at once. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A name that leads into a network and not out to the internet. */
export class InsideAddress extends Error {
  override name = 'InsideAddress';

  constructor() {
    super('an address inside of a network');
  }
}

/** Refuses a name if any of its addresses lies inside: which one is taken is not for whoever owns the name to choose. */
export const publicLookup =
  (ask: Resolve = resolve): LookupFunction =>
  (hostname, options, answer) => {
    ask(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return answer(error ?? new Error('no address'), '');
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return answer(new InsideAddress(), '');
      }
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family);
    });
  };
