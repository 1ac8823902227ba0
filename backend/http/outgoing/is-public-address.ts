import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

const blocked = new BlockList()

// Everything that IANA's registries of special-purpose addresses do not call globally reachable, and multicast.
const BLOCKED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Here clouds keep the credentials of their machines.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

// Of the global unicast addresses, 2000::/3. Tunnels among them lead to IPv4 addresses that are not compared.
const BLOCKED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

for (const [family, ranges] of [['ipv4', BLOCKED_V4] as const, ['ipv6', BLOCKED_V6] as const]) {
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    blocked.addSubnet(network, Number(prefix), family)
  }
}

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet, and none of this machine's own. */
export function isPublicAddress(address: string): boolean {
  if (isOwnAddress(address)) return false
  if (isIPv4(address)) return !blocked.check(address, 'ipv4')
  return isIPv6(address) && globalUnicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}

function isOwnAddress(address: string): boolean {
  return Object.values(networkInterfaces()).some((found) => found?.some((own) => own.address === address))
}
