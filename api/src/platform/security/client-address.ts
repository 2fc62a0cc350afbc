import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Key for rate limits. An IPv6 household owns all addresses of a /64. */
export function limitKeyOf(ip: string): string {
  return isIPv4(ip) ? `${ip}/32` : prefixOf(ip, 32, 64);
}

/** Shortened IP address for logs: not enough to identify a person. */
export function ipPrefixOf(ip: string): string {
  return prefixOf(ip, 24, 48);
}

function prefixOf(ip: string, bits4: number, bits6: number): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  // An IPv4 client on a dual-stack socket appears as ::ffff:1.2.3.4.
  const address = ipaddr.process(ip).toString();
  const bits = isIPv6(address) ? bits6 : bits4;
  const network = isIPv6(address)
    ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)
    : ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`);
  return `${network.toString()}/${bits}`;
}
