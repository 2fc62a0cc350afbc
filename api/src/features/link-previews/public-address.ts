import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const INTERNAL_SUFFIXES = /(^|\.)(localhost|local|internal|home\.arpa|onion|test|invalid)$/;
const WEB_PORTS = new Set(['', '80', '443']);
// Public by its number, but inside Azure it is the machine's own host.
const AZURE_HOST = '168.63.129.16';
const GLOBAL_UNICAST_V6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Allows only public unicast addresses. A list of forbidden ranges would be incomplete. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address); // unwraps IPv4 inside IPv6
  if (parsed.range() !== 'unicast' || parsed.toString() === AZURE_HOST) return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST_V6);
}

/** The host of a URL, an IPv6 one without its brackets. */
export const bareHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

/** Whether a parsed URL could be a shop's page; parsing has made one spelling of the many that addresses have. */
export function isWebAddress(url: URL): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.username !== '' || url.password !== '' || !WEB_PORTS.has(url.port)) return false;
  const host = bareHost(url).replace(/\.$/, '');
  if (isIP(host) !== 0) return true;
  return host.includes('.') && !INTERNAL_SUFFIXES.test(host);
}
